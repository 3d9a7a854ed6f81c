import { isCurrency } from '@harbour/domain/money';
import type { FastifyInstance } from 'fastify';
import { requireBearer } from '../bearer.ts';
import type { NetworkConfig } from '../config.ts';
import { openJournal } from '../journal.ts';
import { NetworkFailure } from '../network-failure.ts';
import { createBank } from './bank.ts';
import type { PayoutRequest } from './payout.ts';

const defaultDelayMs = 60_000;

const reference = { type: 'string', minLength: 8, maxLength: 80, pattern: '^[A-Za-z0-9._=-]+$' };
const name = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });

const payoutBody = {
  type: 'object',
  additionalProperties: false,
  required: ['reference', 'amount', 'currency', 'account'],
  properties: {
    reference,
    amount: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    account: {
      type: 'object',
      additionalProperties: false,
      required: ['bank_name', 'account_name', 'last4'],
      properties: {
        bank_name: name(120),
        account_name: name(200),
        last4: { type: 'string', pattern: '^[0-9A-Z]{4}$' },
      },
    },
  },
};

/** `/bank`: takes payouts and tells what became of them. The account decides whether it pays, delays or rejects. */
export async function bankRoutes(app: FastifyInstance, { config }: { config: NetworkConfig }): Promise<void> {
  const bank = createBank(
    openJournal(config.dataDir, 'bank-payouts.ndjson'),
    config.payoutDelayMs ?? defaultDelayMs,
  );
  app.addHook('onRequest', requireBearer(config.acquirerSecret));

  app.post<{ Body: PayoutRequest }>('/bank/payouts', { schema: { body: payoutBody } }, async ({ body }) => {
    if (!isCurrency(body.currency)) {
      const errors = [{ field: 'currency', message: 'must be an ISO 4217 currency' }];
      throw new NetworkFailure('invalid_request', 'Some fields are missing or malformed.', errors);
    }
    const { payout, delivery } = bank.order(body);
    if (delivery === 'error') throw new NetworkFailure('bank_error', 'The bank failed. Ask for the outcome.');
    return payout;
  });

  app.get<{ Params: { reference: string } }>(
    '/bank/payouts/:reference',
    {
      schema: {
        params: { type: 'object', required: ['reference'], properties: { reference } },
      },
    },
    async ({ params }) => bank.inquire(params.reference),
  );
}
