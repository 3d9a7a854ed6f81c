import { beforeEach, expect, test } from 'vitest';
import { SECOND } from '../platform/clock.ts';
import type { Mood } from '../testing/circumstances.ts';
import { AT_BEST } from '../testing/circumstances.ts';
import type { jobs } from '../testing/model-commands.ts';
import { expectSound } from '../testing/payment-checks.ts';
import type { PaymentLife } from '../testing/payment-model.ts';
import { beginLife } from '../testing/payment-model.ts';
import { paymentWorld } from '../testing/payment-world.ts';

const world = await paymentWorld();
let life: PaymentLife;

beforeEach(async () => {
  life = await beginLife(world, { currency: 'NGN', amount: 10_000, minutes: 30 });
});

async function pay(line: Mood['line']): Promise<void> {
  await life.obey({ does: 'authenticate', issuer: 'absent', times: 1 });
  const mood: Mood = { says: 'yes', line };
  await life.obey({ does: 'charge', which: 'newest', times: 1, oneKey: true, mood });
}

async function seconds(count: number, job: keyof typeof jobs, mood: Mood = AT_BEST): Promise<void> {
  world.api.clock.advance(count * SECOND);
  await world.take({ does: 'work', jobs: [job], servers: 1, mood });
  await expectSound(world, [life]);
}

const KILLED: Mood = { says: 'yes', line: 'dies_before' };
const SILENT: Mood = { says: 'yes', line: 'lost' };

test('a charge that never arrived is known as such a minute after it was sent', async () => {
  await pay('lost');
  await seconds(16, 'inquire');
  expect(life.seen?.payment.status).toBe('processing');
  await seconds(45, 'inquire');
  expect(life.seen?.attempts[0]?.status).toBe('declined');
});

test('servers that are killed while they ask put nothing off', async () => {
  await pay('silent');
  for (let kills = 0; kills < 5; kills += 1) await seconds(16, 'inquire', KILLED);
  await seconds(16, 'inquire');
  expect(life.seen?.payment.status).toBe('succeeded');

  await life.obey({ does: 'refund', shares: [null], mood: { says: 'yes', line: 'silent' } });
  for (let kills = 0; kills < 5; kills += 1) await seconds(16, 'refund', KILLED);
  await seconds(16, 'refund');
  expect(life.seen?.payment.status).toBe('refunded');
});

test('an acquirer that says nothing is asked more and more seldom', async () => {
  await pay('silent');
  await seconds(16, 'inquire', SILENT);
  await seconds(16, 'inquire');
  expect(life.seen?.payment.status, 'asked after 30 s again').toBe('processing');
  await seconds(15, 'inquire');
  expect(life.seen?.payment.status).toBe('succeeded');
});
