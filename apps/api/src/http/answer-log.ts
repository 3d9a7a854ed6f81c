import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

interface DescribedError {
  type: string;
  message: string;
  stack: string;
  code: unknown;
  constraint: unknown;
  /** Why it came to that. */
  cause?: DescribedError;
  /** What an error of many gathers. */
  errors?: DescribedError[];
}

/** Errors can be causes of one another in a circle. */
const DEEPEST = 5;

/** So many digits in a row, also grouped, may be the number of a card. */
const LONG_NUMBER = /\d(?:[ -]?\d){11,}/g;

/**
 * Errors of PostgreSQL carry whole rows (`detail`) and statements: only what names the fault is logged (C1), of its causes
 * as well.
 */
function describeError(error: Error, depth = 0): DescribedError {
  const within = (inner: unknown): DescribedError =>
    describeError(inner instanceof Error ? inner : new Error(`A ${typeof inner} was thrown.`), depth + 1);
  const { cause } = error;
  return {
    type: error.name,
    message: withoutNumbers(error.message),
    code: 'code' in error ? error.code : undefined,
    constraint: 'constraint' in error ? error.constraint : undefined,
    stack: withoutNumbers(error.stack ?? ''),
    ...(cause === undefined || depth === DEEPEST ? {} : { cause: within(cause) }),
    ...(error instanceof AggregateError && depth < DEEPEST ? { errors: error.errors.map(within) } : {}),
  };
}

const withoutNumbers = (text: string): string => text.replaceAll(LONG_NUMBER, '[redacted]');

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
      err: (error: Error) => ({ ...describeError(error) }),
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
