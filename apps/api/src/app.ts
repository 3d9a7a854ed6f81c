import type { FastifyInstance } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { apiKeysHandlers } from './api-keys/handlers.ts';
import { businessesHandlers } from './businesses/handlers.ts';
import { checkoutHandlers } from './payments/checkout/handlers.ts';
import { contactHandlers } from './contact/handlers.ts';
import { deleteExpired } from './delete-expired.ts';
import type { AppDependencies } from './dependencies.ts';
import { disputesHandlers } from './disputes/handlers.ts';
import { documentsHandlers } from './documents/handlers.ts';
import type { LogStream } from './http/answer-log.ts';
import { loggerOptions } from './http/answer-log.ts';
import { answerClientError } from './http/client-error.ts';
import type { ViolationListener } from './http/contract-check.ts';
import { registerContractCheck } from './http/contract-check.ts';
import { sendError } from './http/error-answer.ts';
import type { Handlers } from './http/handler.ts';
import { registerRoutes } from './http/routes.ts';
import { ipWhitelistHandlers } from './ip-whitelist/handlers.ts';
import { overviewHandlers } from './overview/handlers.ts';
import { paymentLinksHandlers } from './payment-links/handlers.ts';
import { paymentsHandlers } from './payments/handlers.ts';
import { sayTakenOtherwise } from './payments/as-asked.ts';
import { sayLeftAlone } from './payments/say-left-alone.ts';
import { rounds, sweep } from './sweep.ts';
import { HOUR, MINUTE, SECOND } from './platform/clock.ts';
import { newId } from './platform/ids.ts';
import { startJobs } from './platform/jobs.ts';
import type { Jobs, RecurringJob } from './platform/jobs.ts';
import { openMailDelivery } from './platform/mail-delivery.ts';
import { refundsHandlers } from './payments/refunds/handlers.ts';
import { reportsHandlers } from './reports/handlers.ts';
import { settlementsHandlers } from './settlements/handlers.ts';
import { teamHandlers } from './team/handlers.ts';
import { threeDSecureHandlers } from './payments/three-d-secure/handlers.ts';
import { usersHandlers } from './users/handlers.ts';
import { webhooksHandlers } from './webhooks/handlers.ts';
import { createWebhookSender } from './webhooks/webhook-sender.ts';

/** Bodies of JSON calls; documents have a limit of their own. */
const LARGEST_BODY = 1024 * 1024;

const UNROUTED_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export interface AppOptions {
  /** Compares every answer with the contract and tells what it does not declare: for tests. */
  onContractViolation?: ViolationListener;
  /** Whether work goes on beside the calls: expiring payments, asking for unknown outcomes, sending mail and webhooks. Default: yes. */
  background?: boolean;
  /** Where the log goes instead of to standard output. */
  logStream?: LogStream;
}

/** A handler for every operation: one that is missing does not compile. */
function allHandlers(deps: AppDependencies): Handlers {
  const handlers: Handlers = {
    ...usersHandlers(deps),
    ...businessesHandlers(deps),
    ...teamHandlers(deps),
    ...apiKeysHandlers(deps),
    ...ipWhitelistHandlers(deps),
    ...documentsHandlers(deps),
    ...contactHandlers(deps),
    ...overviewHandlers(deps),
    ...paymentsHandlers(deps),
    ...refundsHandlers(deps),
    ...reportsHandlers(deps),
    ...settlementsHandlers(deps),
    ...disputesHandlers(deps),
    ...paymentLinksHandlers(deps),
    ...checkoutHandlers(deps),
    ...threeDSecureHandlers(deps),
    ...webhooksHandlers(deps),
  };
  return handlers;
}

function createServer({ config }: AppDependencies, logStream: LogStream | undefined): FastifyInstance {
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(config, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId('request'),
    bodyLimit: LARGEST_BODY,
    // As many hops as stand in front of us by our own doing; nobody else may name the peer.
    trustProxy: config.trustedProxies > 0 && ((_address: string, hop: number) => hop < config.trustedProxies),
    routerOptions: { maxParamLength: 300 },
    // On a machine that is busy with other work a slow start is none that failed, which ten seconds would call it.
    pluginTimeout: MINUTE,
    // An address that can't be decoded reaches no route and no hook: its headers are set here.
    frameworkErrors: (error, request, reply) =>
      void sendError(request, reply.headers(UNROUTED_HEADERS), error),
    clientErrorHandler: answerClientError(UNROUTED_HEADERS),
    forceCloseConnections: 'idle',
  });
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error));
  return app;
}

/** Work beside the calls, from the first answer to the last. */
function runBackground(app: FastifyInstance, allDeps: AppDependencies): void {
  const deps = { ...allDeps, database: allDeps.database.unhurried };
  const delivery = openMailDelivery(deps, app.log);
  const webhooks = createWebhookSender(deps, app.log);
  const recurring: RecurringJob[] = [
    ...rounds.map((round) => ({ name: round, every: 5 * SECOND, run: () => sweep(deps, round) })),
    { name: 'send-webhooks', every: SECOND, run: () => webhooks.run() },
    { name: 'delete-expired', every: HOUR, run: () => deleteExpired(deps) },
    { name: 'say-left-alone', every: HOUR, run: () => sayLeftAlone(deps, app.log) },
    { name: 'say-taken-otherwise', every: HOUR, run: () => sayTakenOtherwise(deps, app.log) },
    ...(delivery === undefined
      ? []
      : [{ name: 'deliver-mail', every: 2 * SECOND, run: () => delivery.deliver() }]),
  ];
  let jobs: Jobs | undefined;
  app.addHook('onReady', async () => {
    jobs = await startJobs(deps.database.queue, recurring, app.log);
  });
  app.addHook('onClose', async () => {
    await jobs?.stop();
    await Promise.all([webhooks.close(), delivery?.close()]);
  });
}

/**
 * The API server on an instance that may serve more: its routes, headers and errors are under /api only. It does not
 * listen yet, and the database stays its maker's to close.
 */
export async function buildApp(deps: AppDependencies, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = createServer(deps, options.logStream);
  if (options.onContractViolation !== undefined) registerContractCheck(app, options.onContractViolation);
  registerRoutes(app, allHandlers(deps), deps);
  if (options.background ?? true) runBackground(app, deps);
  await app.after();
  return app;
}
