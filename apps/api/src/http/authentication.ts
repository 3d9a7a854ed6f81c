import type { OperationId } from '@harbour/contract/operations';
import { operations } from '@harbour/contract/operations';
import type { Grant } from '@harbour/domain/permission';
import { allows } from '@harbour/domain/permission';
import type { FastifyRequest } from 'fastify';
import { checkApiKey } from '../api-keys/check-api-key.ts';
import type { AppDependencies } from '../dependencies.ts';
import { hashToken, sameSecret } from '../platform/tokens.ts';
import { checkSession } from '../users/check-session.ts';
import { SESSION_COOKIE } from '../users/session.ts';
import type { Caller, LinkTokenCaller, PaymentTokenCaller } from './caller.ts';
import { canonicalAddress } from './caller-address.ts';
import type { CheckoutTokenSubject } from './checkout-tokens.ts';
import { createTokenFinder } from './checkout-tokens.ts';
import { DomainError } from './errors.ts';

type FindToken = (token: string) => Promise<CheckoutTokenSubject | undefined>;

type Dependencies = Pick<AppDependencies, 'database' | 'clock' | 'config'>;

/** What a secret key may do. Team, keys and account are for people. */
const API_KEY_GRANTS: readonly Grant[] = [
  { resource: 'payments', privilege: '*' },
  { resource: 'payment_links', privilege: '*' },
  { resource: 'settlement', privilege: 'list' },
  { resource: 'settlement', privilege: 'view' },
];

const API_KEY = /^[ps]k_(test|live)_/;
const CHANGING_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

function bearerOf(request: FastifyRequest): string | undefined {
  const match = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '');
  return match?.[1];
}

async function checkCheckoutToken(
  { clock }: Dependencies,
  findToken: FindToken,
  token: string,
  kind: 'payment' | 'payment_link',
): Promise<PaymentTokenCaller | LinkTokenCaller> {
  const subject = await findToken(token);
  if (subject === undefined || subject.kind !== kind) throw new DomainError('invalid_token');
  const { businessId, mode, subjectId, issuedToPayer = false, expiresAt } = subject;
  const shared = { businessId, mode, tokenHash: hashToken(token) };
  if (kind === 'payment_link') return { kind: 'link_token', ...shared, paymentLinkId: subjectId, expiresAt };
  if (expiresAt <= clock.now()) throw new DomainError('invalid_token');
  return { kind: 'payment_token', ...shared, paymentId: subjectId, issuedToPayer };
}

/**
 * State-changing calls of a browser must come from the product's own pages. Where a cookie signs the call, its
 * Origin must be there; where none does (sign-in, the contact form), only a foreign one is refused.
 */
function checkOrigin(request: FastifyRequest, publicOrigin: string, byCookie: boolean): void {
  if (!CHANGING_METHODS.has(request.method)) return;
  const { origin } = request.headers;
  if (origin === publicOrigin || (origin === undefined && !byCookie)) return;
  throw new DomainError('origin_not_allowed');
}

async function identify(
  deps: Dependencies,
  findToken: FindToken,
  operationId: OperationId,
  request: FastifyRequest,
): Promise<Caller> {
  const security: readonly string[] = operations[operationId].security;
  const bearer = bearerOf(request);
  if (security.includes('secretKey') || security.includes('session')) {
    if (bearer !== undefined && API_KEY.test(bearer)) {
      if (!security.includes('secretKey')) throw new DomainError('authentication_required');
      return checkApiKey(deps, bearer, canonicalAddress(request.ip));
    }
    if (!security.includes('session')) {
      throw new DomainError(bearer === undefined ? 'authentication_required' : 'invalid_api_key');
    }
    const cookie = request.cookies[SESSION_COOKIE];
    const token = bearer ?? cookie;
    if (token === undefined) throw new DomainError('authentication_required');
    checkOrigin(request, deps.config.publicOrigin, bearer === undefined);
    return checkSession(deps, token);
  }
  if (security.includes('paymentToken') || security.includes('linkToken')) {
    if (bearer === undefined) throw new DomainError('invalid_token');
    const kind = security.includes('paymentToken') ? 'payment' : 'payment_link';
    return checkCheckoutToken(deps, findToken, bearer, kind);
  }
  if (security.includes('directoryServer')) {
    // The sandbox's, which does not exist where live payments are taken.
    const { paymentMode, acquirerSecret } = deps.config;
    if (paymentMode === 'live' || bearer === undefined || !sameSecret(bearer, acquirerSecret))
      throw new DomainError('invalid_token');
    return { kind: 'anonymous' };
  }
  // The core's open calls start sessions or write to people, so another site's page must not make them.
  if (operations[operationId].path.startsWith('/api/core/'))
    checkOrigin(request, deps.config.publicOrigin, false);
  return { kind: 'anonymous' };
}

/** The operation's permission: one rule for people and keys. Fails with: business_required, permission_denied. */
function checkPermission(operationId: OperationId, caller: Caller): void {
  const { permission } = operations[operationId];
  if (permission === null) return;
  if (caller.kind === 'session' && caller.role === null) throw new DomainError('business_required');
  const grants =
    caller.kind === 'session'
      ? (caller.role?.permissions ?? [])
      : caller.kind === 'api_key'
        ? API_KEY_GRANTS
        : [];
  if (allows(grants, permission)) return;
  throw new DomainError('permission_denied', {
    message: `You need the permission ${permission} to do this.`,
    missingPermission: permission,
  });
}

/**
 * Tells who calls, and whether they may.
 *
 * Fails with: authentication_required, session_expired, invalid_api_key, invalid_token, ip_not_allowed,
 * origin_not_allowed, business_required, permission_denied.
 */
export function createAuthentication(
  deps: Dependencies,
): (operationId: OperationId, request: FastifyRequest) => Promise<Caller> {
  const findToken = createTokenFinder(deps);
  return async (operationId, request) => {
    const caller = await identify(deps, findToken, operationId, request);
    checkPermission(operationId, caller);
    return caller;
  };
}
