import { isReference } from '@harbour/domain/reference';
import { routes } from '@harbour/domain/routes';

/** Longer than a session at the checkout, so that a receipt can be looked at again. */
const TOKEN_AGE_SECONDS = 24 * 60 * 60;
const METHOD_AGE_SECONDS = 15 * 60;
const PAYMENT_COOKIE = 'harbour_payment';
const METHOD_COOKIE = 'harbour_method';

/** The hidden form of the 3DS Method, kept for the page that sends it. */
export interface MethodForm {
  /** Where to post. */
  url: string;
  /** Value of `threeDSMethodData`. */
  data: string;
}

/**
 * Cookies that remember the payer's token for this payment. The checkout asks for a new token where they are blocked; only
 * the receipt's details need them. Two of them, so that no other part of the origin is sent the token.
 */
export function paymentTokenCookies(reference: string, token: string): string[] {
  const value = `${token}:${reference}`;
  return ['/pay', '/checkout'].map((path) => cookie(PAYMENT_COOKIE, value, path, TOKEN_AGE_SECONDS));
}

/** The payment that this browser paid at last; undefined where cookies are blocked or do not come along. */
export function readLastReference(request: Request): string | undefined {
  const [, reference = ''] = (readCookie(request, PAYMENT_COOKIE) ?? '').split(':');
  return isReference(reference) ? reference : undefined;
}

/** The remembered token, if it is one for this payment. */
export function readPaymentToken(request: Request, reference: string): string | undefined {
  const [token, owner] = (readCookie(request, PAYMENT_COOKIE) ?? '').split(':');
  return owner === reference && token ? token : undefined;
}

/** Remembers the 3DS Method of an attempt for its own bank page alone. */
export function methodCookie(authenticationToken: string, method: MethodForm): string {
  const value = Buffer.from(JSON.stringify(method)).toString('base64url');
  return cookie(METHOD_COOKIE, value, bankPath(authenticationToken), METHOD_AGE_SECONDS);
}

export function forgetMethodCookie(authenticationToken: string): string {
  return cookie(METHOD_COOKIE, '', bankPath(authenticationToken), 0);
}

/** The 3DS Method that is still to be done on this bank page; undefined for none, or for a value that isn't ours. */
export function readMethod(request: Request): MethodForm | undefined {
  const value = readCookie(request, METHOD_COOKIE);
  if (!value) return undefined;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
    return isMethodForm(parsed) ? { url: parsed.url, data: parsed.data } : undefined;
  } catch {
    return undefined;
  }
}

function isMethodForm(value: unknown): value is MethodForm {
  if (typeof value !== 'object' || value === null || !('url' in value) || !('data' in value)) return false;
  return typeof value.data === 'string' && typeof value.url === 'string' && /^https?:\/\//.test(value.url);
}

function bankPath(authenticationToken: string): string {
  return routes.checkout.challenge.replace(':token', authenticationToken);
}

function cookie(name: string, value: string, path: string, maxAge: number): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`;
}

function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
