import { disputeStatuses } from '@harbour/contract/enums';
import fc from 'fast-check';
import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { test } from 'vitest';
import { DAY, MINUTE, SECOND } from '../platform/clock.ts';
import { AT_BEST, handings, issuers, lines } from '../testing/circumstances.ts';
import type { Command, Turn } from '../testing/model-commands.ts';
import { jobs } from '../testing/model-commands.ts';
import { expectSettled, expectSound } from '../testing/payment-checks.ts';
import type { PaymentLife, Terms } from '../testing/payment-model.ts';
import { beginLife } from '../testing/payment-model.ts';
import { paymentWorld } from '../testing/payment-world.ts';

/**
 * More of them, where somebody has the time: `PAYMENT_RUNS=100000 npm test -w @harbour/api -- payment-model`, or as many as
 * go into `PAYMENT_MINUTES`. Each is the life of one payment; so many live at once. A failure prints its seed and path;
 * `PAYMENT_SEED` and `PAYMENT_PATH` begin there again, with the same `PAYMENT_RUNS`. What happens at once takes turns as it
 * likes, so that a race may need more than one go. `PAYMENT_REPORT` is a file for the numbers so far: several processes of
 * different seeds and files are added up.
 */
const RUNS = Number(process.env.PAYMENT_RUNS ?? 40);
const SEED = Number(process.env.PAYMENT_SEED ?? randomInt(2 ** 31));
const { PAYMENT_PATH: PATH, PAYMENT_REPORT: REPORT, PAYMENT_MINUTES: MINUTES } = process.env;
const end = MINUTES === undefined ? Infinity : Date.now() + Number(MINUTES) * MINUTE;
const LIVES_AT_ONCE = 40;

/** So that looking through the books stays quick. */
const LIVES_PER_MERCHANT = 1_000;

const run = promisify(execFile);
const world = await paymentWorld();
let merchants = 0;
let lived = 0;
let commands = 0;

const one = <T extends string>(...values: readonly T[]) => fc.constantFrom(...values);
const number = (min: number, max: number) => fc.integer({ min, max });
const which = one('oldest', 'newest');
const everyJob = Object.keys(jobs) as (keyof typeof jobs)[];

const share = number(1, 100);
const times = number(1, 2);
const mood = fc.record({
  says: one('yes', 'yes', 'no'),
  line: one('answers', 'answers', ...lines),
  handsOutId: fc.option(one(...handings), { nil: undefined }),
});

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
  currency: one('NGN', 'GHS', 'JPY', 'KWD'),
  amount: number(1, 1_000_000),
  minutes: fc.constantFrom(30, 1440),
});

const life = (minLength: number, maxLength: number) =>
  fc.record({
    terms,
    commands: fc
      .array(episode, { minLength, maxLength, size: 'max' })
      .map((episodes): Command[] => episodes.flat()),
  });
const livesOf = (fewest: number, most: number) =>
  fc.array(life(fewest, most), { minLength: LIVES_AT_ONCE, maxLength: LIVES_AT_ONCE });

/** Most of a long run are short lives, of ten commands or so, as they go wrong in more different ways in the same time; a tenth is long. */
const lives =
  RUNS > 1_000
    ? fc.oneof({ weight: 9, arbitrary: livesOf(4, 12) }, { weight: 1, arbitrary: livesOf(8, 32) })
    : livesOf(8, 32);

async function report(findings: string[]): Promise<void> {
  if (REPORT === undefined) return;
  const { stdout: commit } = await run('git', ['describe', '--always', '--dirty']).catch(() => ({
    stdout: '',
  }));
  await writeFile(
    REPORT,
    JSON.stringify({ lives: lived, commands, seed: SEED, commit: commit.trim(), findings }),
  );
}

async function obey(each: PaymentLife, command: Command | undefined): Promise<void> {
  if (command === undefined) return;
  commands += 1;
  await each.obey(command);
}

test(
  'whatever happens in whatever order, a payment is taken once, given back once at most, and its books are right',
  async () => {
    const property = fc.asyncProperty(lives, fc.infiniteStream(turns), async (scripts, between) => {
      if (Date.now() > end) return;
      if (Math.floor(lived / LIVES_PER_MERCHANT) >= merchants) {
        merchants += 1;
        await world.startOver();
      }
      world.api.log.length = 0;
      const all = await Promise.all(scripts.map((script) => beginLife(world, script.terms)));
      await expectSound(world, all);
      const rounds = Math.max(...scripts.map((script) => script.commands.length));
      for (let round = 0; round < rounds; round += 1) {
        const going = all.filter((_, index) => scripts[index]?.commands[round] !== undefined);
        await Promise.all(all.map((each, index) => obey(each, scripts[index]?.commands[round])));
        await expectSound(world, going);
        for (const turn of between.next().value) {
          commands += 1;
          await world.take(turn);
          // The clock alone changes nothing that is written down.
          if (turn.does !== 'clock') await expectSound(world, all);
        }
      }
      await world.settleDown(all.map(({ its }) => its));
      await expectSettled(world, all);
      lived += all.length;
      await report([]);
    });
    try {
      await fc.assert(property, {
        numRuns: Math.ceil(RUNS / LIVES_AT_ONCE),
        endOnFailure: true,
        seed: SEED,
        ...(PATH === undefined ? {} : { path: PATH }),
      });
    } catch (error) {
      await report([String(error)]);
      throw error;
    }
  },
  Math.max(RUNS * 5_000, 60_000),
);
