import fastify, { LogController } from 'fastify';
import type { FastifyError, FastifyInstance } from 'fastify';
import { acquirerRoutes } from './acquirer/acquirer-routes.ts';
import { bankRoutes } from './bank/bank-routes.ts';
import type { NetworkConfig } from './config.ts';
import { directoryRoutes } from './directory/directory-routes.ts';
import { createSendResult } from './directory/send-result.ts';
import { createChallenges } from './issuer/challenges.ts';
import { issuerRoutes } from './issuer/issuer-routes.ts';
import { loggerOptions } from './log.ts';
import { NetworkFailure } from './network-failure.ts';

const messageOfStatus: Readonly<Record<number, string>> = {
  413: 'The request body is too large.',
  415: 'Send the body as application/json.',
};

/** A field's path in dots; of a field that doesn't belong, only its parent, because its name is the caller's text. */
function fieldOf(instancePath: string, missing: unknown): string {
  const path = instancePath.split('/').filter((part) => part !== '');
  return [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.');
}

function toFailure(error: FastifyError): NetworkFailure {
  if (error.validation !== undefined) {
    const errors = error.validation.map(({ instancePath, params, message }) => ({
      field: fieldOf(instancePath, params['missingProperty']),
      message: message ?? 'is not valid',
    }));
    return new NetworkFailure('invalid_request', 'Some fields are missing or malformed.', errors);
  }
  const { statusCode = 500 } = error;
  if (statusCode >= 500) return new NetworkFailure('internal_error', 'The card network failed.');
  // The parser's own messages quote the body, which may hold a card number.
  return new NetworkFailure('invalid_request', messageOfStatus[statusCode] ?? 'The body is not valid JSON.');
}

/**
 * Builds the card-network sandbox: acquirer, directory server, issuer, and the bank that pays merchants. It listens to nothing until `listen`, and
 * forgets open challenges at `close`.
 */
export function buildCardNetwork(config: NetworkConfig): FastifyInstance {
  const app: FastifyInstance = fastify({
    bodyLimit: 64 * 1024,
    // Fastify's own lines would quote the URL of an unknown route.
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel ?? 'silent',
      ...loggerOptions,
      ...(config.logDestination ? { stream: config.logDestination } : {}),
    },
    ajv: { customOptions: { allErrors: true, coerceTypes: false, removeAdditional: false } },
  });
  const secret = config.acquirerSecret;
  const challenges = createChallenges({ secret, sendResult: createSendResult({ secret, log: app.log }) });

  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.addHook('onClose', async () => challenges.close());

  app.setErrorHandler<FastifyError | NetworkFailure>((error, request, reply) => {
    const failure = error instanceof NetworkFailure ? error : toFailure(error);
    if (failure.code === 'internal_error') request.log.error({ err: error }, 'unexpected error');
    return reply.code(failure.status).send(failure.toBody());
  });
  app.setNotFoundHandler((_request, reply) => {
    const failure = new NetworkFailure('not_found', 'There is nothing at this address.');
    return reply.code(failure.status).send(failure.toBody());
  });

  app.register(acquirerRoutes, { config });
  app.register(bankRoutes, { config });
  app.register(directoryRoutes, { config, challenges });
  app.register(issuerRoutes, { challenges });
  return app;
}
