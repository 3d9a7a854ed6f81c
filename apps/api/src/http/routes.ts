import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { OperationId } from '@harbour/contract/operations';
import { operations } from '@harbour/contract/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDependencies } from '../dependencies.ts';
import { registerAnswerLog } from './answer-log.ts';
import { createAuthentication } from './authentication.ts';
import { hasProperty } from './contract-document.ts';
import { DomainError } from './errors.ts';
import { sendError } from './error-answer.ts';
import type { Handlers } from './handler.ts';
import { createIdempotency } from './idempotency.ts';
import { createRunner } from './run-operation.ts';
import { createRateLimits } from './rate-limit.ts';
import { readJson } from './read-json.ts';
import type { InputCheck } from './validation.ts';
import { inputCheckOf } from './validation.ts';

const PREFIX = '/api';

const operationIds = Object.keys(operations) as OperationId[];

const pathOf = (operationId: OperationId): string => operations[operationId].path;

/** Fastify writes a parameter as `:name`. */
const routePath = (operationId: OperationId): string =>
  pathOf(operationId)
    .slice(PREFIX.length)
    .replaceAll(/\{(\w+)\}/g, ':$1');

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}

/** No answer of the API is a document, so nothing may run, frame or keep it (C7). */
async function registerHeaders(scope: FastifyInstance): Promise<void> {
  await scope.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    reply.header('x-request-id', request.id);
  });
}

/** The path exists with another method (405), or not at all (404). */
function registerUnknownRoutes(scope: FastifyInstance): void {
  const known = operationIds.map((operationId) => ({
    method: operations[operationId].method,
    pattern: new RegExp(`^${pathOf(operationId).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  scope.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const allowed = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length === 0) return sendError(request, reply, new DomainError('route_not_found'));
    reply.header('allow', [...new Set(allowed)].join(', '));
    return sendError(request, reply, new DomainError('method_not_allowed'));
  });
}

/** Each kind of body has a scope of its own, since Fastify's parsers belong to a scope. */
function registerBodyParser(scope: FastifyInstance, kind: InputCheck['schemas']['bodyKind']): void {
  if (kind === 'multipart') return;
  scope.removeAllContentTypeParsers();
  if (kind === 'json') {
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
      try {
        done(null, readJson(text.toString()));
      } catch (error) {
        done(error instanceof Error ? error : new DomainError('malformed_json'));
      }
    });
    return;
  }
  // What a call without a body sends along is of no interest, whatever it is said to be.
  scope.addHook('onRequest', async (request) => {
    request.headers['content-type'] = undefined;
  });
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
}

/** With an API key, the key decides the mode (decisions for everybody: mode). Fails with: mode_mismatch. */
function settleMode(request: FastifyRequest, check: InputCheck): void {
  const { caller } = request;
  if (caller?.kind !== 'api_key') return;
  const places: [unknown, boolean][] = [
    [request.query, hasProperty(check.schemas.query, 'mode')],
    [request.body, hasProperty(check.schemas.body, 'mode')],
  ];
  for (const [place, takesMode] of places) {
    if (!takesMode || typeof place !== 'object' || place === null) continue;
    const input = place as { mode?: unknown };
    input.mode ??= caller.mode;
    if (input.mode !== caller.mode && (input.mode === 'test' || input.mode === 'live')) {
      throw new DomainError('mode_mismatch');
    }
  }
}

/**
 * Every operation of the contract as a route under /api, in a scope of its own: what else is served on the instance
 * has its own headers and its own not-found page.
 */
export function registerRoutes(app: FastifyInstance, handlers: Handlers, deps: AppDependencies): void {
  const idempotency = createIdempotency(deps);
  app.addHook('onClose', async () => idempotency.close());
  const authenticate = createAuthentication(deps);
  const run = createRunner(handlers, idempotency);

  void app.register(
    async (scope) => {
      scope.decorateRequest('caller', null);
      scope.setErrorHandler((error, request, reply) => sendError(request, reply, error));
      registerUnknownRoutes(scope);
      await registerHeaders(scope);
      await scope.register(cookie);
      await scope.register(rateLimit, { global: false, cache: 20_000 });
      registerAnswerLog(scope);
      const limits = createRateLimits(scope, deps.config.rateLimitFactor);

      const checks = new Map(operationIds.map((operationId) => [operationId, inputCheckOf(operationId)]));
      for (const kind of ['json', 'multipart', 'none'] as const) {
        await scope.register(async (inner) => {
          registerBodyParser(inner, kind);
          if (kind === 'multipart') await inner.register(multipart);
          for (const [operationId, check] of checks) {
            if (check.schemas.bodyKind !== kind) continue;
            const checkAddress = limits.checkAddress(operationId);
            const checkSubject = limits.checkSubject(operationId);
            inner.route({
              method: operations[operationId].method,
              url: routePath(operationId),
              exposeHeadRoute: false,
              config: { operationId },
              onRequest: async (request, reply) => {
                await checkAddress(request, reply);
                request.caller = await authenticate(operationId, request);
              },
              handler: async (request: FastifyRequest, reply: FastifyReply) => {
                settleMode(request, check);
                await checkSubject(request, reply);
                return run(operationId, check, request, reply);
              },
            });
          }
        });
      }
    },
    { prefix: PREFIX },
  );
}
