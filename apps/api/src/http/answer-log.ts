import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Errors of PostgreSQL carry whole rows (`detail`) and statements: only what names the fault is logged (C1).
 */
function describeError(error: Error): {
  type: string;
  message: string;
  stack: string;
  code: unknown;
  constraint: unknown;
} {
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return { type: error.name, message: error.message, code, constraint, stack: error.stack ?? '' };
}

export interface LogStream {
  write(line: string): void;
}

/** Pino's options: the request itself is never logged, so neither bodies, query values, headers nor tokens can be. */
export function loggerOptions(
  config: Pick<Config, 'logLevel'>,
  stream?: LogStream,
): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    ...(stream === undefined ? {} : { stream }),
    redact: {
      paths: [
        'password',
        'token',
        'secret',
        'card',
        'authorization',
        'cookie',
        '*.password',
        '*.token',
        '*.card',
      ],
      censor: '[redacted]',
    },
    serializers: {
      err: describeError,
      req: (request: { id?: string }) => ({ id: request.id }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
  };
}

/** One line an answer, by the route's pattern: a path can hold a token. */
export function registerAnswerLog(scope: FastifyInstance): void {
  scope.addHook('onResponse', async (request, reply) => {
    const { caller } = request;
    request.log.info(
      {
        operation: request.routeOptions.config.operationId ?? 'unknown',
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        caller: caller?.kind,
        business: caller !== null && 'businessId' in caller ? caller.businessId : undefined,
      },
      'answered',
    );
  });
}
