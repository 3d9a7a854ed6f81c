import { setTimeout as wait } from 'node:timers/promises';
import { isCurrency } from '@harbour/domain/money';
import type { FastifyInstance } from 'fastify';
import { requireBearer } from '../bearer.ts';
import type { NetworkConfig } from '../config.ts';
import { openJournal } from '../journal.ts';
import type { AuthorizationRequest, CaptureRequest, RefundRequest } from './acquirer-messages.ts';
import { NetworkFailure } from '../network-failure.ts';
import {
  authorizationBody,
  authorizationParams,
  captureBody,
  inquiryParams,
  refundBody,
} from './acquirer-schemas.ts';
import { createAcquirer } from './acquirer.ts';
import { disputeRoutes } from './dispute-routes.ts';
import { createDisputeDesk } from './dispute-desk.ts';
import { openOperationBook } from './operation-book.ts';

const defaultSilenceMs = 35_000;

/** `/acquirer`: authorise, capture, refund, inquire, and the disputes. */
export async function acquirerRoutes(
  app: FastifyInstance,
  { config }: { config: NetworkConfig },
): Promise<void> {
  const book = openOperationBook(openJournal(config.dataDir, 'acquirer-operations.ndjson'));
  const desk = createDisputeDesk(book, openJournal(config.dataDir, 'acquirer-disputes.ndjson'), config);
  const acquirer = createAcquirer(book, config.acquirerSecret, (id) => desk.isHeld(id));
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onRequest', requireBearer(config.acquirerSecret));
  disputeRoutes(app, desk);

  /** Longer than any caller waits, and cut short when the process stops. */
  async function staySilent(): Promise<never> {
    const options = { ref: false, signal: closing.signal };
    await wait(config.silenceMs ?? defaultSilenceMs, undefined, options).catch(() => undefined);
    throw new NetworkFailure('acquirer_timeout', 'The answer took too long. Ask for the outcome.');
  }

  app.post<{ Body: AuthorizationRequest }>(
    '/acquirer/authorizations',
    { schema: { body: authorizationBody } },
    async (request) => {
      if (!isCurrency(request.body.currency)) {
        const errors = [{ field: 'currency', message: 'must be an ISO 4217 currency' }];
        throw new NetworkFailure('invalid_request', 'Some fields are missing or malformed.', errors);
      }
      const { operation, delivery } = acquirer.authorize(request.body);
      if (delivery === 'silence') return staySilent();
      if (delivery === 'error') {
        throw new NetworkFailure('acquirer_error', 'The acquirer failed. Ask for the outcome.');
      }
      return operation;
    },
  );

  app.post<{ Params: { id: string }; Body: CaptureRequest }>(
    '/acquirer/authorizations/:id/capture',
    { schema: { params: authorizationParams, body: captureBody } },
    async (request) => acquirer.capture(request.params.id, request.body),
  );

  app.post<{ Body: RefundRequest }>('/acquirer/refunds', { schema: { body: refundBody } }, async (request) =>
    acquirer.refund(request.body),
  );

  app.get<{ Params: { merchant_reference: string } }>(
    '/acquirer/operations/:merchant_reference',
    { schema: { params: inquiryParams } },
    async (request) => acquirer.inquire(request.params.merchant_reference),
  );
}
