import { disputeStatuses } from '@harbour/contract/enums';
import fc from 'fast-check';
import { writeFile } from 'node:fs/promises';
import { test } from 'vitest';
import { DAY, MINUTE, SECOND } from '../platform/clock.ts';
import { AT_BEST, issuers, lines } from '../testing/circumstances.ts';
import type { Command, Turn } from '../testing/model-commands.ts';
import { jobs } from '../testing/model-commands.ts';
import { expectSettled, expectSound } from '../testing/payment-checks.ts';
import type { PaymentLife, Terms } from '../testing/payment-model.ts';
import { beginLife } from '../testing/payment-model.ts';
import { paymentWorld } from '../testing/payment-world.ts';

/**
 * More of them, where somebody has the time: `PAYMENT_RUNS=100000 npm test -w @harbour/api -- payment-model`. Each is the
 * life of one payment; so many live at once. A failure prints its seed and path; `PAYMENT_SEED` and `PAYMENT_PATH` begin
 * there again. What happens at once takes turns as it likes, so that a race may need more than one go. `PAYMENT_REPORT` is a
 * file for the numbers so far.
 */
const RUNS = Number(process.env.PAYMENT_RUNS ?? 40);
const { PAYMENT_SEED: SEED, PAYMENT_PATH: PATH, PAYMENT_REPORT: REPORT } = process.env;
const LIVES_AT_ONCE = 20;

/** A merchant of its own for so many lives, so that looking through the books stays quick. */
const LIVES_PER_MERCHANT = 100;

const world = await paymentWorld();
let lived = 0;
let commands = 0;

const one = <T extends string>(...values: readonly T[]) => fc.constantFrom(...values);
const number = (min: number, max: number) => fc.integer({ min, max });
const which = one('oldest', 'newest');
const everyJob = Object.keys(jobs) as (keyof typeof jobs)[];

const share = number(1, 100);
const times = number(1, 2);
const mood = fc.record({ says: one('yes', 'yes', 'no'), line: one('answers', 'answers', ...lines) });

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
const single: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ does: one('open', 'poll') }),
  authenticate,
  fc.record({ does: one('challenge'), which, result: one('Y', 'N') }),
  charge,
  refund,
  fc.record({ does: one('repeat'), call: one('create', 'refund') }),
  notice,
  fc.record({ does: one('answer'), with: one('evidence', 'accept'), times, mood }),
  fc.record({ does: one('release'), which: one('oldest', 'newest', 'all') }),
);

const pay = fc.tuple(
  authenticate.map((each): Command => ({ ...each, issuer: 'absent' })),
  charge.map((each): Command => ({ ...each, which: 'newest' })),
);

/** What leads on, in a row: without it few lives would get as far as to a refund. */
const episode: fc.Arbitrary<Command[]> = fc.oneof(
  { weight: 4, arbitrary: pay },
  { weight: 2, arbitrary: fc.tuple(refund) },
  { weight: 1, arbitrary: fc.tuple(notice) },
  { weight: 7, arbitrary: fc.tuple(single) },
);

const clock = (...by: number[]): fc.Arbitrary<Turn> =>
  fc.record({ does: one('clock'), by: fc.constantFrom(...by) });
const work: fc.Arbitrary<Turn> = fc.record({
  does: one('work'),
  jobs: fc.uniqueArray(one(...everyJob), { minLength: 1, maxLength: 2 }),
  servers: times,
  mood,
});
const everything: fc.Arbitrary<Turn> = fc.record({
  does: one('work'),
  jobs: fc.constant(everyJob),
  servers: times,
  mood,
});
const answering = everything.map((each): Turn => (each.does === 'work' ? { ...each, mood: AT_BEST } : each));

/** What happens to all of them, once each of them has had its turn. */
const turns: fc.Arbitrary<Turn[]> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Turn[]>([]) },
  { weight: 2, arbitrary: fc.tuple(clock(61 * SECOND, 2 * MINUTE), answering) },
  { weight: 1, arbitrary: fc.tuple(clock(16 * SECOND, 16 * MINUTE), everything) },
  { weight: 1, arbitrary: fc.tuple(answering) },
  { weight: 1, arbitrary: fc.tuple(work) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.record({ does: one('release'), which: one('oldest', 'newest', 'all') })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(clock(-90 * SECOND, -SECOND, 16 * SECOND, 61 * SECOND, 31 * MINUTE, 8 * DAY)),
  },
);

const terms: fc.Arbitrary<Terms> = fc.record({
  currency: one('NGN', 'GHS'),
  amount: number(1, 1_000_000),
  minutes: fc.constantFrom(30, 1440),
});

const life = fc.record({
  terms,
  commands: fc
    .array(episode, { minLength: 8, maxLength: 32, size: 'max' })
    .map((episodes): Command[] => episodes.flat()),
});

async function obey(each: PaymentLife, command: Command | undefined): Promise<void> {
  if (command === undefined) return;
  commands += 1;
  await each.obey(command);
}

test(
  'whatever happens in whatever order, a payment is taken once, given back once at most, and its books are right',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(life, { minLength: LIVES_AT_ONCE, maxLength: LIVES_AT_ONCE }),
        fc.infiniteStream(turns),
        async (scripts, between) => {
          if (lived % LIVES_PER_MERCHANT === 0) await world.startOver();
          lived += scripts.length;
          world.api.log.length = 0;
          const lives = await Promise.all(scripts.map((script) => beginLife(world, script.terms)));
          await expectSound(world, lives);
          const rounds = Math.max(...scripts.map((script) => script.commands.length));
          for (let round = 0; round < rounds; round += 1) {
            await Promise.all(lives.map((each, index) => obey(each, scripts[index]?.commands[round])));
            await expectSound(world, lives);
            for (const turn of between.next().value) {
              commands += 1;
              await world.take(turn);
              await expectSound(world, lives);
            }
          }
          await world.settleDown(lives.map(({ its }) => its));
          await expectSettled(world, lives);
          if (REPORT !== undefined) await writeFile(REPORT, JSON.stringify({ lives: lived, commands }));
        },
      ),
      {
        numRuns: Math.ceil(RUNS / LIVES_AT_ONCE),
        endOnFailure: true,
        ...(SEED === undefined ? {} : { seed: Number(SEED) }),
        ...(PATH === undefined ? {} : { path: PATH }),
      },
    );
  },
  Math.max(RUNS * 5_000, 60_000),
);
