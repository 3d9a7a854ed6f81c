import { expect, test } from 'vitest';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { sweepOnce } from '../sweep.ts';
import { MINUTE } from '../platform/clock.ts';
import { startCardNetwork } from '../testing/card-network.ts';
import { sessionOf, testApp } from '../testing/test-app.ts';
import { demoPayments } from './demo-plan.ts';
import { seedDemo } from './seed-demo.ts';

const network = await startCardNetwork();
const api = await testApp({ deps: network.deps });
const owner = { email: 'owner@lagoon-coffee.example', password: 'nine grinders hum at dawn' };

const countRows = () =>
  api.database.acrossBusinesses(async (trx) => {
    const payments = await trx.selectFrom('payments').select('status').execute();
    const links = await trx.selectFrom('payment_links').select('id').execute();
    const refunds = await trx.selectFrom('refunds').select('status').execute();
    return { payments: payments.map(({ status }) => status).toSorted(), links: links.length, refunds };
  });

test('a run that was killed midway is finished by the next one, and a third adds nothing', async () => {
  let charges = 0;
  const { acquirer } = api.deps;
  const dying: typeof acquirer = {
    ...acquirer,
    authorise: (request) => {
      charges += 1;
      return charges > 5 ? Promise.reject(new Error('killed')) : acquirer.authorise(request);
    },
  };
  await expect(seedDemo({ ...api.deps, acquirer: dying }, owner)).rejects.toThrow('killed');

  await seedDemo(api.deps, owner);
  // What was at the acquirer when the first run died is found by the inquiry, on a busy machine not by the first one.
  let finished = await countRows();
  for (let inquiries = 0; inquiries < 10 && finished.payments.includes('processing'); inquiries += 1) {
    api.clock.advance(2 * MINUTE);
    await sweepOnce(api.deps);
    finished = await countRows();
  }
  expect(finished.payments).toHaveLength(demoPayments().length);
  expect(new Set(finished.payments)).toEqual(
    new Set(['succeeded', 'failed', 'expired', 'refunded', 'partially_refunded']),
  );
  expect(finished.links).toBe(4);
  expect(finished.refunds.every(({ status }) => status === 'succeeded')).toBe(true);
  expect((await verifyLedger(api.database)).findings).toEqual([]);
  const settlements = await api.database.acrossBusinesses((trx) =>
    trx.selectFrom('settlements').selectAll().execute(),
  );
  expect(settlements.length).toBeGreaterThan(10);
  for (const { status, paid_at, period_end } of settlements) {
    expect(status).toBe('paid');
    expect(paid_at?.getTime()).toBe(period_end.getTime() + MINUTE);
  }

  await seedDemo(api.deps, owner);
  expect(await countRows()).toEqual(finished);
}, 120_000);

test('its owner signs in and sees figures at home', async () => {
  const signedIn = await api.call('loginUser', { body: owner });
  const { data } = await api.call('getBusinessOverview', {
    as: sessionOf(signedIn),
    query: { mode: 'test' },
  });

  expect(data.totals.gross_volume.amount).toBeGreaterThan(0);
  expect(data.previous.gross_volume.amount).toBeGreaterThan(0);
  expect(data.days).toHaveLength(7);
  expect(data.recent_payments).toHaveLength(5);
});
