import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { signUpMerchant } from '../testing/people.ts';
import { newId } from '../platform/ids.ts';
import { capturePostings, refundPostings } from './posting.ts';
import { postTransaction } from './post-transaction.ts';
import { readBalances } from './read-balances.ts';
import { verifyLedger } from './verify-ledger.ts';

const api = await testApp();
const { business } = await signUpMerchant(api);
const now = api.clock.now();

const post = (
  kind: 'capture' | 'refund',
  currency: string,
  postings: ReturnType<typeof capturePostings>,
  sourceId = newId('transaction'),
) =>
  api.database.forBusiness(business.id, (trx) =>
    postTransaction(trx, {
      businessId: business.id,
      mode: 'test',
      kind,
      sourceId,
      currency,
      postings,
      occurredAt: now,
    }),
  );

const pendingOf = async (currency: string) => {
  const balances = await api.database.forBusiness(business.id, (trx) =>
    readBalances(trx, business.id, 'test'),
  );
  return balances.get(currency)?.pending ?? 0;
};

test('after any sequence of captures and refunds the books balance, and balances are what was booked', async () => {
  const command = fc.record({
    currency: fc.constantFrom('JPY', 'KWD', 'USD'),
    kind: fc.constantFrom('capture' as const, 'refund' as const),
    amount: fc.integer({ min: 1, max: 2 ** 40 }),
    fee: fc.integer({ min: 0, max: 1000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 6 }), async (commands) => {
      for (const { currency, kind, amount, fee } of commands) {
        const before = await pendingOf(currency);
        await post(
          kind,
          currency,
          kind === 'capture' ? capturePostings(amount, fee) : refundPostings(amount, 0),
        );
        expect(await pendingOf(currency)).toBe(before + (kind === 'capture' ? amount - fee : -amount));
      }
      const { findings } = await verifyLedger(api.database);
      // Nothing but these bookings is there, so only the rules that want a payment behind them may speak up.
      for (const { rule } of findings)
        expect(rule).toMatch(/^(nothing is booked that|every account holds what)/u);
    }),
    { numRuns: 8 },
  );
});

const TABLES = ['ledger_accounts', 'ledger_transactions', 'ledger_entries'];

test.each(
  TABLES.flatMap((table) => [
    [`update ${table} set business_id = business_id`, table],
    [`delete from ${table}`, table],
    [`truncate ${table} cascade`, table],
  ]),
)('what is booked can be neither changed nor taken out: %s', async (statement, table) => {
  await post('capture', 'USD', capturePostings(1000, 30));
  const count = async () =>
    (await api.database.acrossBusinesses((trx) => sql`select from ${sql.table(table)}`.execute(trx))).rows
      .length;
  const before = await count();
  expect(before).toBeGreaterThan(0);
  // Not by the product, and not by whoever owns the whole database.
  await expect(api.database.acrossBusinesses((trx) => sql.raw(statement).execute(trx))).rejects.toThrow(
    'append-only',
  );
  await expect(api.testDatabase.asAdmin((admin) => admin.query(statement))).rejects.toThrow('append-only');
  expect(await count()).toBe(before);
});

test('the database refuses what does not balance, and what was booked before', async () => {
  const id = newId('ledger_transaction');
  const lopsided = api.database.forBusiness(business.id, async (trx) => {
    await post('capture', 'USD', capturePostings(1000, 30));
    const account = await trx
      .selectFrom('ledger_accounts')
      .selectAll()
      .where('currency', '=', 'USD')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('ledger_transactions')
      .values({
        id,
        business_id: business.id,
        mode: 'test',
        kind: 'capture',
        source_id: id,
        occurred_at: now,
      })
      .execute();
    await trx
      .insertInto('ledger_entries')
      .values({
        transaction_id: id,
        business_id: business.id,
        account_id: account.id,
        direction: 'debit',
        amount: 5,
        currency: 'USD',
      })
      .execute();
  });
  await expect(lopsided).rejects.toThrow('does not balance');

  const source = newId('transaction');
  await post('capture', 'USD', capturePostings(1000, 30), source);
  await expect(post('capture', 'USD', capturePostings(1000, 30), source)).rejects.toThrow('duplicate key');
});

test('the books are read as whole tables, which all other work is told not to do', async () => {
  const settings: unknown[] = [];
  await verifyLedger({
    ...api.database,
    acrossBusinesses: (work) =>
      api.database.acrossBusinesses(async (trx) => {
        const report = await work(trx);
        settings.push(
          ...(
            await sql`
          select current_setting('enable_seqscan') as seqscan, current_setting('max_parallel_workers_per_gather') as workers
        `.execute(trx)
          ).rows,
        );
        return report;
      }),
  });
  expect(settings).toEqual([{ seqscan: 'on', workers: '2' }]);
});

test.each([
  ['of no transaction', { transaction_id: newId('ledger_transaction') }],
  ['on an account of another currency', { currency: 'KWD' }],
  ['on no account', { account_id: newId('ledger_account') }],
])('the database refuses entries %s', async (_what, wrong) => {
  const source = newId('transaction');
  await post('capture', 'USD', capturePostings(1000, 30), source);
  const added = api.database.forBusiness(business.id, async (trx) => {
    const entry = await trx
      .selectFrom('ledger_entries as entry')
      .innerJoin('ledger_transactions as booked', 'booked.id', 'entry.transaction_id')
      .select(['transaction_id', 'entry.business_id', 'account_id', 'amount', 'currency'])
      .where('source_id', '=', source)
      .executeTakeFirstOrThrow();
    const sides = (['debit', 'credit'] as const).map((direction) => ({ ...entry, ...wrong, direction }));
    await trx.insertInto('ledger_entries').values(sides).execute();
  });
  await expect(added).rejects.toMatchObject({ code: '23503' });
});
