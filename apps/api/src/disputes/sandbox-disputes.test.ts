import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { sandboxAcquirer } from '../acquirers/sandbox-acquirer.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { SECOND } from '../platform/clock.ts';
import { sweepOnce } from '../sweep.ts';
import { ACQUIRER_SECRET, freePort, startCardNetwork } from '../testing/card-network.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import { PDF, PNG } from '../testing/document-samples.ts';
import { MULTIPART, formOf } from '../testing/multipart-form.ts';
import { readDisputes } from './read-disputes.ts';

/** The sandbox itself, whose cardholders dispute at once and whose banks decide at once. */
const network = await startCardNetwork(2 * SECOND, { disputes: { delayMs: 0, reviewMs: 0 } });
const { acquirer } = network.deps;
const world = await checkoutWorld({ acquirer });
const { api, merchant } = world;
const as = merchant.session;

/** A server that gives one answer to everything. */
async function startJsonServer(answer: unknown): Promise<string> {
  const port = await freePort();
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
  );
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  afterAll(() => void server.close());
  return `http://127.0.0.1:${port}`;
}

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

test('files go to the sandbox before the evidence that names them, and count as evidence', async () => {
  const { id, payment } = await disputed();
  for (const content of [PDF, PNG]) {
    const uploaded = await api.call('uploadDisputeDocument', {
      as,
      params: { id },
      headers: { ...MULTIPART, 'idempotency-key': randomUUID() },
      payload: formOf([{ name: 'file', filename: 'note', content }]),
    });
    expect(uploaded.status, uploaded.error.message).toBe(201);
  }
  expect((await api.call('submitDispute', { as, params: { id } })).data.status).toBe('under_review');
  await sweepOnce(api.deps);
  expect((await api.call('getDispute', { as, params: { id } })).data.status).toBe('won');
  expect(await world.look(payment)).toMatchObject({ status: 'succeeded' });
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
    files: [],
  });
  expect(again).toMatchObject({ result: 'refused', code: 'dispute_answered' });
});

test('a dispute that cannot be read is told of and passed over; those around it are followed', async () => {
  const before = await disputed();
  const real = await acquirer.listDisputes(null);
  if (real.result !== 'page' || real.cases[0] === undefined) throw new Error('There is no dispute to copy.');
  const good = {
    id: 'dsp_good',
    version: 1,
    authorization_id: real.cases[0].acquirerId,
    merchant_reference: real.cases[0].key,
    amount: 1,
    currency: 'NGN',
    reason: 'general',
    status: 'needs_response',
    due_by: '2030-01-01T00:00:00Z',
  };
  const bad = [
    { ...good, id: 'dsp_bad', amount: '1' },
    { ...good, id: 'dsp_late', version: 2 ** 31 },
    { ...good, id: 'dsp_\0' },
    { ...good, id: 'dsp_status', status: 'gone' },
    null,
  ];
  const answers = await startJsonServer({ disputes: [...bad, good], next: 9, more: false });
  const page = await sandboxAcquirer({ origin: answers, secret: ACQUIRER_SECRET }).listDisputes('7');
  expect(page).toEqual({
    result: 'page',
    cases: [expect.objectContaining({ caseId: 'dsp_good', version: 1 })],
    unreadable: [
      'dispute dsp_bad',
      'dispute dsp_late',
      'dispute dsp_?',
      'dispute dsp_status',
      'dispute without an id',
    ],
    cursor: '9',
    more: false,
  });

  const { deps } = api;
  const told = { ...deps, acquirer: { ...acquirer, listDisputes: async () => page } };
  await expect(readDisputes(told)).rejects.toMatchObject({
    errors: bad.map(() => expect.objectContaining({ message: expect.stringContaining('cannot be read') })),
  });
  const feed = await api.database.acrossBusinesses((trx) =>
    trx.selectFrom('dispute_feeds').select('cursor').executeTakeFirstOrThrow(),
  );
  expect(feed.cursor).toBe('9');
  expect((await api.call('getDispute', { as, params: { id: before.id } })).status).toBe(200);
});

test('what is no page at all is told of each time, and nothing is passed over', async () => {
  const before = await api.database.acrossBusinesses((trx) =>
    trx.selectFrom('dispute_feeds').select('cursor').executeTakeFirst(),
  );
  const origin = await startJsonServer({ disputes: 'none' });
  const { listDisputes } = sandboxAcquirer({ origin, secret: ACQUIRER_SECRET });
  expect(await listDisputes('7')).toEqual({ result: 'unreadable' });
  await expect(readDisputes({ ...api.deps, acquirer: { ...acquirer, listDisputes } })).rejects.toMatchObject({
    errors: [{ message: expect.stringContaining('something else than its news') }],
  });
  const after = await api.database.acrossBusinesses((trx) =>
    trx.selectFrom('dispute_feeds').select('cursor').executeTakeFirst(),
  );
  expect(after).toEqual(before);
});

test('nobody at the other end is an outcome, not an error', async () => {
  const away = sandboxAcquirer({ origin: `http://127.0.0.1:${await freePort()}`, secret: ACQUIRER_SECRET });
  expect(await away.listDisputes('7')).toEqual({ result: 'not_sent' });
  expect(await away.respondToDispute({ caseId: 'dsp_x', answer: 'accept' })).toEqual({ result: 'not_sent' });
});
