import type { OperationId } from '@harbour/contract/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOUR, MINUTE } from '../platform/clock.ts';
import type { Caller } from './caller.ts';
import { canonicalAddress } from './caller-address.ts';
import { DomainError } from './errors.ts';

/** Whose calls are counted together: an address, an email address in the body, or a payment. */
type Subject = 'ip' | 'account' | 'payment';

interface Limit {
  per: Subject;
  max: number;
  /** Milliseconds. */
  window: number;
}

/** Beyond any dashboard's or checkout's own calls, many of which can come from one office's address. */
const EVERY_CALL: Limit = { per: 'ip', max: 1200, window: MINUTE };

/** The calls that somebody could guess or flood with. Card tries are counted by address and by payment. */
const LIMITS: Partial<Record<OperationId, readonly Limit[]>> = {
  loginUser: [
    { per: 'ip', max: 30, window: MINUTE },
    { per: 'account', max: 20, window: 10 * MINUTE },
  ],
  registerUser: [
    { per: 'ip', max: 20, window: MINUTE },
    { per: 'account', max: 10, window: HOUR },
  ],
  initiatePasswordReset: [
    { per: 'ip', max: 10, window: MINUTE },
    { per: 'account', max: 5, window: HOUR },
  ],
  completePasswordReset: [{ per: 'ip', max: 10, window: MINUTE }],
  getTeamInvitation: [{ per: 'ip', max: 60, window: MINUTE }],
  rotateApiKey: [{ per: 'ip', max: 20, window: MINUTE }],
  createWebhookEndpoint: [{ per: 'ip', max: 30, window: MINUTE }],
  rotateWebhookSecret: [{ per: 'ip', max: 20, window: MINUTE }],
  sendTestWebhook: [{ per: 'ip', max: 30, window: MINUTE }],
  resendWebhookDelivery: [{ per: 'ip', max: 120, window: MINUTE }],
  inviteTeamMember: [{ per: 'ip', max: 30, window: MINUTE }],
  uploadDocument: [{ per: 'ip', max: 30, window: MINUTE }],
  sendContactMessage: [{ per: 'ip', max: 10, window: MINUTE }],
  openPaymentLink: [{ per: 'ip', max: 120, window: MINUTE }],
  initiatePaymentLink: [{ per: 'ip', max: 60, window: MINUTE }],
  initiateCardAuthentication: [
    { per: 'ip', max: 30, window: MINUTE },
    { per: 'payment', max: 10, window: MINUTE },
  ],
  chargePayment: [
    { per: 'ip', max: 60, window: MINUTE },
    { per: 'payment', max: 20, window: MINUTE },
  ],
};

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface RateLimits {
  /** Before anything is read: by address. Fails with: rate_limited. */
  checkAddress(operationId: OperationId): Check;
  /** Once the caller and the body are known: by account and by payment. Fails with: rate_limited. */
  checkSubject(operationId: OperationId): Check;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

function subjectOf(request: FastifyRequest, per: Subject): string | undefined {
  if (per === 'ip') return canonicalAddress(request.ip);
  if (per === 'payment')
    return request.caller?.kind === 'payment_token' ? request.caller.paymentId : undefined;
  const { body } = request;
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined;
}

/**
 * The rate limits of every operation, counted in this process. Needs @fastify/rate-limit on the instance.
 *
 * @param factor multiplies every limit
 */
export function createRateLimits(app: FastifyInstance, factor: number): RateLimits {
  const checkOf = (name: string, limit: Limit): Check => {
    const count = app.createRateLimit({
      max: limit.max * factor,
      timeWindow: limit.window,
      keyGenerator: (request) => `${name}:${limit.per}:${subjectOf(request, limit.per) ?? ''}`,
    });
    return async (request, reply) => {
      if (subjectOf(request, limit.per) === undefined) return;
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) return;
      reply.header('retry-after', String(result.ttlInSeconds));
      throw new DomainError('rate_limited');
    };
  };
  const everyCall = checkOf('*', EVERY_CALL);
  const all = async (
    checks: readonly Check[],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    for (const check of checks) await check(request, reply);
  };
  const checksFor = (operationId: OperationId, wanted: (limit: Limit) => boolean): Check[] =>
    (LIMITS[operationId] ?? []).filter(wanted).map((limit) => checkOf(operationId, limit));
  return {
    checkAddress: (operationId) => {
      const checks = [everyCall, ...checksFor(operationId, ({ per }) => per === 'ip')];
      return (request, reply) => all(checks, request, reply);
    },
    checkSubject: (operationId) => {
      const checks = checksFor(operationId, ({ per }) => per !== 'ip');
      return (request, reply) => all(checks, request, reply);
    },
  };
}
