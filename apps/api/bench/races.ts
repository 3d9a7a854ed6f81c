// A hundred charges of one payment at once, and fifty refunds of it at once, through the API: what the database says afterwards.
import { randomBytes, randomUUID } from 'node:crypto';
import { operations } from '@harbour/contract/operations';
import { verifyLedger } from '../src/ledger/verify-ledger.ts';
import { connectDatabase } from '../src/platform/database.ts';
import { preparePayments } from './charge-payments.ts';
import type { Bench } from './figure.ts';
import { printFigures } from './figure.ts';
import { startProduct } from './product.ts';

type Operation = Pick<(typeof operations)[keyof typeof operations], 'path' | 'method'>;

const CHARGES = 100;
const REFUNDS = 50;
const REFUNDED_EACH = 50_000;

export const benchRaces: Bench = async ({ long }) => {
  const vaultKey = randomBytes(32);
  const product = await startProduct({
    entry: new URL('./charge-server.ts', import.meta.url),
    env: { CARD_DATA_KEY: vaultKey.toString('base64'), LOG_LEVEL: 'silent' },
  });
  const database = connectDatabase({ connectionString: product.connectionString });
  try {
    const merchant = await product.signUp();
    const calls = await preparePayments(product.admin, merchant, vaultKey, long ? 20 : 3);
    const send = ({ path, method }: Operation, headers: Record<string, string>, body: string) =>
      fetch(product.origin + path, {
        method,
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
        body,
      }).then((answer) => answer.arrayBuffer());
    const count = async (query: string) => Number((await product.admin.query(query)).rows[0]?.count);

    for (const { token, body } of calls) {
      const headers = { authorization: `Bearer ${token}` };
      await Promise.all(Array.from({ length: CHARGES }, () => send(operations.chargePayment, headers, body)));
    }
    const most = (table: string, where: string, by: string) =>
      count(
        `select max(count) as count from (select count(*) from ${table} where ${where} group by ${by}) per`,
      );
    const figures = [
      ['authorisations', await most('attempts', 'acquirer_id is not null', 'payment_id')],
      ['captures', await most('ledger_transactions', `kind = 'capture'`, 'source_id')],
      ['events', await most('outbox_events', `type = 'payment.succeeded'`, 'subject_id')],
    ] as const;

    const { rows: payments } = await product.admin.query<{ id: string }>(
      `select id from payments where status = 'succeeded'`,
    );
    for (const { id } of payments) {
      const amount = { amount: REFUNDED_EACH, currency: 'NGN' };
      const body = JSON.stringify({ transaction_id: id, amount, reason: 'requested_by_customer' });
      await Promise.all(
        Array.from({ length: REFUNDS }, () => send(operations.refundTransaction, merchant.headers, body)),
      );
    }
    const tooMuch = await count(
      `select count(*) from (select payment.id from payments payment join refunds refund on refund.payment_id = payment.id
         where refund.status <> 'failed' group by payment.id having sum(refund.amount) > payment.captured_amount) over_refunded`,
    );
    const refunds = await count('select count(*) from refunds');
    const { findings } = await verifyLedger(database);
    return [
      ...figures.map(([what, measured]) => ({
        what: `${CHARGES} charges of one payment at once: ${what}`,
        unit: '',
        wanted: { exactly: 1 },
        measured,
      })),
      {
        what: `${REFUNDS} refunds at once (${refunds} taken): payments that gave back more than was captured`,
        unit: '',
        wanted: { exactly: 0 },
        measured: tooMuch,
      },
      {
        what: 'Findings in the ledger after these',
        unit: '',
        wanted: { exactly: 0 },
        measured: findings.length,
      },
    ];
  } finally {
    await database.close();
    await product.stop();
  }
};

if (import.meta.main) printFigures(await benchRaces({ long: true }));
