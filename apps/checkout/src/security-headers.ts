/** What may differ from page to page; everything else in the headers is the same for every answer. */
export interface DocumentPolicy {
  /** Fresh for each response; scripts and styles without it do not run. */
  nonce: string;
  /** `bank`: the page that shows the issuer's challenge. `framed`: shown inside our own bank page. */
  kind: 'page' | 'bank' | 'framed';
  /** Origins of the issuer that this very challenge talks to: named because the sandbox has no https. */
  bankOrigins: Set<string>;
}

/**
 * Content-Security-Policy of a page. Only the bank page, which has no card fields, may frame and post to other origins:
 * issuers' hosts can't be listed, so there any https origin is allowed.
 */
export function contentSecurityPolicy({ nonce, kind, bankOrigins }: DocumentPolicy): string {
  const bank = kind === 'bank' ? ['https:', ...bankOrigins] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`],
    'style-src': [`'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'none'"],
    'connect-src': ["'self'"],
    'frame-src': kind === 'bank' ? ["'self'", ...bank] : ["'none'"],
    'form-action': ["'self'", ...bank],
    'frame-ancestors': [kind === 'framed' ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Puts the security headers on an answer, in place of whatever was there under those names. */
export function setSecurityHeaders(headers: Headers, policy: DocumentPolicy): void {
  headers.set('Content-Security-Policy', contentSecurityPolicy(policy));
  headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('X-Frame-Options', policy.kind === 'framed' ? 'SAMEORIGIN' : 'DENY');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  // Not `no-referrer`: under it browsers post our own forms with `Origin: null`, which the origin check refuses.
  headers.set('Referrer-Policy', 'same-origin');
  headers.set('Permissions-Policy', permissionsPolicy(policy.kind));
  headers.set('Cache-Control', 'no-store');
}

/** Banks confirm payments with passkeys, also in a frame; nothing else here needs a device. */
function permissionsPolicy(kind: DocumentPolicy['kind']): string {
  const banks = kind === 'bank' ? '*' : '()';
  const never = ['camera', 'microphone', 'geolocation', 'usb', 'display-capture'].map(
    (feature) => `${feature}=()`,
  );
  return [...never, `payment=${banks}`, `publickey-credentials-get=${banks}`].join(', ');
}
