import { expect, test } from 'vitest';
import { sandboxAcquirer } from '../acquirers/sandbox-acquirer.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { SECOND } from '../platform/clock.ts';
import { sweepOnce } from '../sweep.ts';
import { ACQUIRER_SECRET, freePort, startCardNetwork } from '../testing/card-network.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';

/** The sandbox itself, whose cardholders dispute at once and whose banks decide at once. */
const network = await startCardNetwork(2 * SECOND, { disputes: { delayMs: 0, reviewMs: 0 } });
const { acquirer } = network.deps;
const world = await checkoutWorld({ acquirer });
const { api, merchant } = world;
const as = merchant.session;

async function disputed() {
  const payment = await world.start(await world.makeLink());
  await world.pay(payment, CARDS.disputes);
  await sweepOnce(api.deps);
  const { id } = await world.look(payment);
  const { data } = await api.call('listDisputes', { as, query: { transaction_id: id } });
  return { payment, id: data[0]?.id ?? '' };
}

test.each([
  ['winning_evidence', 'won', 'succeeded'],
  ['losing_evidence', 'lost', 'disputed'],
])('with %s the sandbox says %s', async (word, outcome, status) => {
  const { id, payment } = await disputed();
  expect(await world.look(payment)).toMatchObject({ status: 'disputed' });
  await api.call('updateDisputeEvidence', {
    as,
    params: { id },
    body: { evidence: { uncategorized_text: `This is ${word}.` } },
  });
  expect((await api.call('submitDispute', { as, params: { id } })).data.status).toBe('under_review');
  await sweepOnce(api.deps);
  expect((await api.call('getDispute', { as, params: { id } })).data.status).toBe(outcome);
  expect(await world.look(payment)).toMatchObject({ status });
  expect((await verifyLedger(api.database)).findings).toEqual([]);
});

test('a conceded dispute is lost at the sandbox too, and cannot be answered twice there', async () => {
  const { id } = await disputed();
  expect((await api.call('acceptDispute', { as, params: { id } })).data.status).toBe('lost');
  await sweepOnce(api.deps);
  const page = await acquirer.listDisputes(null);
  const last = page.result === 'page' ? page.cases.at(-1) : undefined;
  expect(last).toMatchObject({ status: 'lost', version: 2 });
  const again = await acquirer.respondToDispute({
    caseId: last?.caseId ?? '',
    answer: 'evidence',
    evidence: { refund_policy: 'None.' },
  });
  expect(again).toMatchObject({ result: 'refused', code: 'dispute_answered' });
});

test('nobody at the other end is an outcome, not an error', async () => {
  const away = sandboxAcquirer({ origin: `http://127.0.0.1:${await freePort()}`, secret: ACQUIRER_SECRET });
  expect(await away.listDisputes('7')).toEqual({ result: 'not_sent' });
  expect(await away.respondToDispute({ caseId: 'dsp_x', answer: 'accept' })).toEqual({ result: 'not_sent' });
});
