import { disputeStatuses } from '@harbour/contract/enums';
import fc from 'fast-check';
import { test } from 'vitest';
import { DAY, MINUTE, SECOND } from '../platform/clock.ts';
import { lines } from '../testing/model-acquirer.ts';
import { issuers } from '../testing/model-issuer.ts';
import { expectSettled, expectSound } from '../testing/payment-checks.ts';
import type { Command } from '../testing/model-commands.ts';
import { jobs } from '../testing/model-commands.ts';
import type { Terms } from '../testing/payment-model.ts';
import { beginRun, settleDown } from '../testing/payment-model.ts';
import { paymentWorld } from '../testing/payment-world.ts';

/**
 * More of them, where somebody has the time: `PAYMENT_RUNS=100000 npm test -w @harbour/api -- payment-model`. A failure
 * prints its seed and path; `PAYMENT_SEED` and `PAYMENT_PATH` begin there again. What runs at once takes turns as it likes,
 * so that a race may need more than one go.
 */
const RUNS = Number(process.env.PAYMENT_RUNS ?? 40);
const { PAYMENT_SEED: SEED, PAYMENT_PATH: PATH } = process.env;

/** A merchant of its own for so many runs, so that looking through the books stays quick. */
const RUNS_PER_MERCHANT = 20;

const world = await paymentWorld();
let runs = 0;

const one = <T extends string>(...values: readonly T[]) => fc.constantFrom(...values);
const number = (min: number, max: number) => fc.integer({ min, max });
const which = one('oldest', 'newest');
const everyJob = Object.keys(jobs) as (keyof typeof jobs)[];

const share = number(1, 100);
const times = number(1, 2);
const mood = fc.record({ says: one('yes', 'yes', 'no'), line: one('answers', 'answers', ...lines) });
const clock = (...by: number[]) => fc.record({ does: one('clock'), by: fc.constantFrom(...by) });

const authenticate = fc.record({
  does: one('authenticate'),
  issuer: one('absent', 'absent', 'confirms', ...issuers),
  times,
});
const charge = fc.record({
  does: one('charge'),
  which: one('newest', 'newest', 'oldest'),
  times: number(1, 3),
  oneKey: fc.boolean(),
  mood,
});
const refund = fc.record({
  does: one('refund'),
  shares: fc.array(fc.oneof(fc.constant(null), share), { minLength: 1, maxLength: 3 }),
  mood,
});
const notice = fc.record({
  does: one('notice'),
  of: one('new', 'known', 'again'),
  status: one(...disputeStatuses),
  share,
});
const work = fc.record({
  does: one('work'),
  jobs: fc.oneof(fc.constant(everyJob), fc.uniqueArray(one(...everyJob), { minLength: 1, maxLength: 2 })),
  servers: times,
  mood,
});

const single: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ does: one('open', 'poll') }),
  authenticate,
  fc.record({ does: one('challenge'), which, result: one('Y', 'N') }),
  charge,
  refund,
  fc.record({ does: one('repeat'), call: one('create', 'refund') }),
  notice,
  fc.record({ does: one('answer'), with: one('evidence', 'accept'), times, mood }),
  work,
  fc.record({ does: one('release'), which: one('oldest', 'newest', 'all') }),
  clock(-90 * SECOND, -SECOND, 16 * SECOND, 61 * SECOND, 16 * MINUTE, 31 * MINUTE, 8 * DAY),
);

const everything = work.map((each) => ({ ...each, jobs: everyJob }));
const answering = everything.map((each): Command => ({ ...each, mood: { says: 'yes', line: 'answers' } }));
const pay = fc.tuple(
  authenticate.map((each): Command => ({ ...each, issuer: 'absent' })),
  charge.map((each): Command => ({ ...each, which: 'newest' })),
);

/** What leads on, in a row: without it few runs would get as far as to a refund. */
const episode: fc.Arbitrary<Command[]> = fc.oneof(
  { weight: 4, arbitrary: pay },
  { weight: 2, arbitrary: fc.tuple(clock(61 * SECOND, 2 * MINUTE), answering) },
  { weight: 1, arbitrary: fc.tuple(refund, clock(16 * SECOND, 16 * MINUTE), everything) },
  { weight: 1, arbitrary: fc.tuple(notice, answering) },
  { weight: 7, arbitrary: fc.tuple(single) },
);

const terms: fc.Arbitrary<Terms> = fc.record({
  currency: one('NGN', 'GHS'),
  amount: number(1, 1_000_000),
  minutes: fc.constantFrom(30, 1440),
});

test(
  'whatever happens in whatever order, a payment is taken once, given back once at most, and its books are right',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        terms,
        fc.array(episode, { minLength: 6, maxLength: 16, size: 'max' }),
        async (wanted, episodes) => {
          if (runs % RUNS_PER_MERCHANT === 0) await world.startOver();
          runs += 1;
          const run = await beginRun(world, wanted);
          try {
            for (const each of episodes.flat()) {
              await run.obey(each);
              await expectSound(world, run);
            }
          } finally {
            await settleDown(world);
          }
          await expectSettled(world, run);
        },
      ),
      {
        numRuns: RUNS,
        endOnFailure: true,
        ...(SEED === undefined ? {} : { seed: Number(SEED) }),
        ...(PATH === undefined ? {} : { path: PATH }),
      },
    );
  },
  Math.max(RUNS * 5_000, 60_000),
);
