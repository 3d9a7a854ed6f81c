import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AuthorizationOperation, DisputePage } from './acquirer-messages.ts';
import { authorization, networkFor, post, secret } from '../testing/network.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const DISPUTING = '4000000000000259';

/** A sandbox whose disputes are looked at `ahead` milliseconds later than it is. */
function sandbox(dataDir?: string) {
  const clock = { ahead: 0 };
  const app = networkFor({
    now: () => new Date(Date.now() + clock.ahead),
    ...(dataDir === undefined ? {} : { dataDir }),
  });
  const list = async (after = 0) => {
    const headers = { authorization: `Bearer ${secret}` };
    const response = await app.inject({ url: `/acquirer/disputes?after=${after}`, headers });
    return response.json<DisputePage>();
  };
  return {
    app,
    clock,
    list,
    async pay(number = DISPUTING, rest: Parameters<typeof authorization>[1] = {}) {
      const response = await post(app, '/acquirer/authorizations', authorization(number, rest));
      return response.json<AuthorizationOperation>();
    },
    refund: (authorization_id: string, amount: number) => {
      const body = { merchant_reference: `op_${randomUUID()}`, authorization_id, amount, currency: 'NGN' };
      return post(app, '/acquirer/refunds', body);
    },
    /** The one dispute as it stands. */
    async only() {
      const dispute = (await list()).disputes.at(-1);
      if (dispute === undefined) throw new Error('There is no dispute.');
      return dispute;
    },
    respond: (id: string, how: 'evidence' | 'accept', body: unknown = {}) =>
      post(app, `/acquirer/disputes/${id}/${how}`, body),
  };
}

/** A sandbox with one open dispute. */
async function disputed() {
  const world = sandbox();
  const paid = await world.pay();
  world.clock.ahead = 10 * SECOND;
  return { ...world, paid, dispute: await world.only() };
}

const evidence = (...texts: string[]) => ({
  evidence: Object.fromEntries(texts.map((text, index) => [`field_${'abc'[index]}`, text])),
});

describe('a dispute opens', () => {
  it('10 s after the capture, and not before', async () => {
    const { pay, list, clock } = sandbox();
    const paid = await pay();
    clock.ahead = 8 * SECOND;
    expect((await list()).disputes).toEqual([]);
    clock.ahead = 10 * SECOND;
    const { disputes, next, more } = await list();
    const openedAt = Date.parse(paid.created_at) + 10 * SECOND;
    expect({ next, more }).toEqual({ next: 1, more: false });
    expect(disputes).toEqual([
      {
        type: 'dispute',
        id: expect.stringMatching(/^dsp_[0-9a-f]{32}$/),
        version: 1,
        authorization_id: paid.id,
        merchant_reference: paid.merchant_reference,
        amount: 125_000,
        currency: 'NGN',
        reason: 'fraudulent',
        status: 'needs_response',
        opened_at: new Date(openedAt).toISOString(),
        due_by: new Date(openedAt + 7 * DAY).toISOString(),
      },
    ]);
  });

  it.each([
    ['another card', '4242424242424242', {}],
    ['an authorisation that was not captured', DISPUTING, { capture: false }],
  ])('never of %s', async (_what, number, rest) => {
    const { pay, list, clock } = sandbox();
    await pay(number, rest);
    clock.ahead = DAY;
    expect((await list()).disputes).toEqual([]);
  });

  it('of a later capture too', async () => {
    const { app, pay, only, clock } = sandbox();
    const { id } = await pay(DISPUTING, { capture: false });
    await post(app, `/acquirer/authorizations/${id}/capture`, {
      merchant_reference: 'cap_a_part',
      amount: 70,
    });
    clock.ahead = 10 * SECOND;
    expect(await only()).toMatchObject({ authorization_id: id, amount: 70 });
  });

  it('of what was not refunded, and never of nothing', async () => {
    const { pay, refund, list, clock } = sandbox();
    const part = await pay();
    const whole = await pay();
    await refund(part.id, 100_000);
    await refund(whole.id, 125_000);
    clock.ahead = 10 * SECOND;
    expect((await list()).disputes).toMatchObject([{ authorization_id: part.id, amount: 25_000 }]);
  });
});

describe('the money of a dispute', () => {
  it('cannot be refunded while it is open or after it was lost', async () => {
    const { paid, refund, respond, dispute } = await disputed();
    const refused = await refund(paid.id, 1);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_refundable']);
    await respond(dispute.id, 'accept');
    expect((await refund(paid.id, 1)).statusCode).toBe(409);
  });

  it('can be refunded once it is won', async () => {
    const { paid, refund, respond, dispute, clock } = await disputed();
    await respond(dispute.id, 'evidence', evidence('winning_evidence'));
    expect((await refund(paid.id, 1)).statusCode).toBe(409);
    clock.ahead += 20 * SECOND;
    expect((await refund(paid.id, 1)).statusCode).toBe(200);
  });
});

describe('an answer', () => {
  it.each([
    ['wins with the word', ['This is winning_evidence.'], 'won'],
    ['loses with the other', ['This is losing_evidence.', 'and more'], 'lost'],
    ['loses with both', ['winning_evidence', 'losing_evidence'], 'lost'],
    ['wins with two fields', ['It arrived.', 'TRACK-1'], 'won'],
    ['loses with one', ['It arrived.'], 'lost'],
    ['loses where the second is blank', ['It arrived.', '  '], 'lost'],
    ['loses with the word inside another', ['unwinning_evidence'], 'lost'],
  ])('%s', async (_what, texts, outcome) => {
    const { respond, list, dispute, clock } = await disputed();
    const answer = await respond(dispute.id, 'evidence', evidence(...texts));
    expect(answer.json()).toEqual({ ...dispute, version: 2, status: 'under_review' });
    clock.ahead += 20 * SECOND;
    const { disputes } = await list(1);
    expect(disputes.map(({ version, status }) => [version, status])).toEqual([
      [2, 'under_review'],
      [3, outcome],
    ]);
  });

  it('is taken once; the same again changes nothing, another is refused', async () => {
    const { respond, list, dispute } = await disputed();
    const first = await respond(dispute.id, 'evidence', evidence('one', 'two'));
    const again = await respond(dispute.id, 'evidence', evidence('one', 'two'));
    expect(again.json()).toEqual(first.json());
    const other = await respond(dispute.id, 'evidence', evidence('three'));
    expect([other.statusCode, other.json().code]).toEqual([409, 'dispute_answered']);
    expect((await respond(dispute.id, 'accept')).json().code).toBe('dispute_answered');
    expect((await list()).next).toBe(2);
  });

  it('that concedes loses at once, and again changes nothing', async () => {
    const { respond, dispute, list } = await disputed();
    expect((await respond(dispute.id, 'accept')).json()).toMatchObject({ status: 'lost', version: 2 });
    expect((await respond(dispute.id, 'accept')).statusCode).toBe(200);
    expect((await list()).next).toBe(2);
  });

  it('comes too late after seven days: the dispute is lost', async () => {
    const { respond, dispute, only, clock } = await disputed();
    clock.ahead = 7 * DAY + 10 * SECOND;
    for (const how of ['evidence', 'accept'] as const) {
      const answer = await respond(dispute.id, how, how === 'evidence' ? evidence('late') : {});
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'dispute_closed']);
    }
    expect(await only()).toMatchObject({ status: 'lost', version: 2 });
  });

  it.each([
    ['no evidence', { evidence: {} }],
    ['a text that is no text', { evidence: { shipping: 7 } }],
    ['another field', { evidence: { shipping: 'x' }, extra: true }],
  ])('with %s is refused', async (_what, body) => {
    const { respond, dispute } = await disputed();
    expect((await respond(dispute.id, 'evidence', body)).statusCode).toBe(400);
  });

  it('to a dispute that nobody knows is not found', async () => {
    const { respond } = sandbox();
    expect((await respond(`dsp_${'0'.repeat(32)}`, 'accept')).statusCode).toBe(404);
  });
});

it('nobody reads disputes without the secret', async () => {
  expect((await sandbox().app.inject({ url: '/acquirer/disputes' })).statusCode).toBe(401);
});

it('a long list comes in pages', async () => {
  const { pay, list, clock } = sandbox();
  for (let count = 0; count < 101; count += 1) await pay();
  clock.ahead = DAY;
  const first = await list();
  expect([first.disputes.length, first.next, first.more]).toEqual([100, 100, true]);
  const second = await list(first.next);
  expect([second.disputes.length, second.next, second.more]).toEqual([1, 101, false]);
  expect(new Set([...first.disputes, ...second.disputes].map(({ id }) => id)).size).toBe(101);
});

it('outlives a restart, without the words of the evidence', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'card-network-'));
  try {
    const before = sandbox(dataDir);
    await before.pay();
    before.clock.ahead = 10 * SECOND;
    const { id } = await before.only();
    await before.respond(id, 'evidence', evidence('winning_evidence of Ada Obi'));
    const known = await before.list();
    await before.app.close();

    const after = sandbox(dataDir);
    after.clock.ahead = 10 * SECOND;
    expect(await after.list()).toEqual(known);
    after.clock.ahead = 31 * SECOND;
    expect(await after.only()).toMatchObject({ id, version: 3, status: 'won' });
    expect(readFileSync(join(dataDir, 'acquirer-disputes.ndjson'), 'utf8')).not.toContain('Ada Obi');
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
