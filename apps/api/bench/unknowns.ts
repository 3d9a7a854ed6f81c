// Charges whose answers never arrive: how long until each outcome is known by inquiry.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { operations } from '@harbour/contract/operations';
import { preparePayments } from './charge-payments.ts';
import type { Bench } from './figure.ts';
import { printFigures } from './figure.ts';
import { percentile, startProduct } from './product.ts';

const GIVEN_UP_AFTER = 180_000;
const DAY_SECONDS = 86_400;

/** As many as an outage of a minute and a half leaves at twenty charges a second, and as few as show that it works. */
const CHARGES = { long: 2_000, short: 60 };
const AT_ONCE = 64;

export const benchUnknowns: Bench = async ({ long }) => {
  const vaultKey = randomBytes(32);
  const product = await startProduct({
    entry: new URL('./silent-server.ts', import.meta.url),
    env: { CARD_DATA_KEY: vaultKey.toString('base64') },
  });
  try {
    const merchant = await product.signUp();
    const calls = await preparePayments(
      product.admin,
      merchant,
      vaultKey,
      long ? CHARGES.long : CHARGES.short,
    );
    const { path, method } = operations.chargePayment;
    const waiting = calls.values();
    const charge = async (): Promise<void> => {
      // All share the one iterator: each call is made once.
      for (const { token, key, body } of waiting) {
        const answer = await fetch(product.origin + path, {
          method,
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${token}`,
            'idempotency-key': key,
          },
          body,
        });
        await answer.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, charge));
    const secondsOfEach = async () =>
      (
        await product.admin.query<{ seconds: number }>(
          `select extract(epoch from finished_at - claimed_at)::float as seconds from attempts where status = 'succeeded'`,
        )
      ).rows.map(({ seconds }) => seconds);
    let resolved = await secondsOfEach();
    for (const end = Date.now() + GIVEN_UP_AFTER; resolved.length < calls.length && Date.now() < end;) {
      await wait(500);
      resolved = await secondsOfEach();
    }
    const all = [...resolved, ...calls.slice(resolved.length).map(() => Number.POSITIVE_INFINITY)];
    const what = `Unknown outcomes of ${calls.length} charges, by inquiry`;
    return [
      { what: `${what}: 99 % within`, unit: 's', wanted: { atMost: 120 }, measured: percentile(all, 0.99) },
      { what: `${what}: all within`, unit: 's', wanted: { atMost: DAY_SECONDS }, measured: Math.max(...all) },
    ];
  } finally {
    await product.stop();
  }
};

if (import.meta.main) printFigures(await benchUnknowns({ long: true }));
