import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

/** Replaces every run of digits that could be a card number, grouped or not. */
export function scrubCardNumbers(text: string): string {
  return text.replaceAll(/\d(?:[ -]?\d){11,18}/g, '[card number]');
}

type LoggedError = { type: string; code: string | undefined; message: string; stack: string | undefined };

function describeError(error: Error & { code?: unknown }): LoggedError {
  return {
    type: error.name,
    code: typeof error.code === 'string' ? error.code : undefined,
    message: scrubCardNumbers(error.message),
    stack: error.stack === undefined ? undefined : scrubCardNumbers(error.stack),
  };
}

/**
 * The route's pattern and never the URL, no headers and no body: what a caller wrote, in the right place or the wrong
 * one, isn't logged. Redaction is the second line of defence, for objects that a later change might log.
 */
export const loggerOptions: Pick<LoggerOptions, 'serializers' | 'redact'> = {
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      route: request.routeOptions?.url ?? 'unknown',
    }),
    res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
    err: describeError,
  },
  redact: {
    paths: ['number', 'cvc', 'acctNumber', 'card_number'].flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
    censor: '[card data]',
  },
};
