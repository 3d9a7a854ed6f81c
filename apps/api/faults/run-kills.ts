import { setTimeout as wait } from 'node:timers/promises';
import { signUpAt } from '../bench/server-process.ts';
import { bread } from '../src/testing/bread.ts';
import type { Finding } from './checks.ts';
import { checkAll, countUnsettled } from './checks.ts';
import { createClient } from './client.ts';
import { moveBack, passTwoMinutes } from './passing-time.ts';
import { OUTSIDE, POSTGRES, failpointAt, placesOf, refunds, settles } from './places.ts';
import type { Random } from './random.ts';
import { randomFrom } from './random.ts';
import type { Sale, Shop } from './shopper.ts';
import { shop } from './shopper.ts';
import type { AcquirerName, RunningServer, World } from './world.ts';
import { startWorld } from './world.ts';

export interface KillOptions {
  acquirer: AcquirerName;
  kills: number;
  /** The same seed kills at the same places in the same order; what the payers' calls race for is the machine's. */
  seed: number;
  /**
   * Whether each outage lasts two minutes by the database's rows, so that nothing has to be waited for. Without it the
   * waiting is real, and is measured.
   */
  aged: boolean;
  /** Whether no more kills are wanted: what was done so far is checked then. */
  enough?: () => boolean;
  say?: (line: string) => void;
}

export interface KillReport {
  /** How often it was killed at which place. */
  places: Map<string, number>;
  sales: number;
  acknowledged: number;
  findings: Finding[];
  /** Of writes that a kill interrupted: seconds from the kill until their outcome stood, in ascending order. */
  resolved: number[];
  /** Seconds from a kill until the next server answered, in ascending order; without those that were killed before. */
  back: number[];
}

/** Who begin to shop in each round, beside those who still wait for an outcome. */
const SHOPPERS = 4;
/** From so many on, one begins: more than a slow machine can serve would do nothing but wait for one another. */
const MANY_SHOPPERS = 12;
const REACHED_WITHIN = 60_000;
const SETTLED_WITHIN = 200_000;

/** Kills the server again and again while payers pay and merchants refund, and checks at the end what is left. */
export async function runKills({
  acquirer,
  kills,
  seed,
  aged,
  enough = () => false,
  say = () => undefined,
}: KillOptions): Promise<KillReport> {
  const random = randomFrom(seed);
  const world = await startWorld(acquirer);
  let server = world.start();
  try {
    if (!(await server.answered)) throw new Error('The server did not start.');
    const counter = await openShop(world, aged);
    await end(server, 'SIGTERM');

    const places = new Map<string, number>();
    const killedAt: number[] = [];
    const sales: Sale[] = [];
    const running = new Set<Promise<void>>();
    const failures: Finding[] = [];
    let gaveUp = 0;
    const back: number[] = [];
    const start = (failpoint?: string) => {
      server = world.start(failpoint);
      void noteReturn(server, killedAt.at(-1), back);
    };
    let day = 400;
    for (const place of placesOf(random, kills, acquirer)) {
      if (enough()) break;
      day -= 1;
      const round = { over: false };
      // What was paid so far is of a day that is over, so that a settlement is due as soon as the server is up.
      if (settles(place)) await moveBack(world, day);
      start(failpointAt(random, place));
      const beginners = running.size < MANY_SHOPPERS ? SHOPPERS : 1;
      for (let count = 0; count < beginners; count += 1) {
        const shopping = keepShopping(counter, randomFrom(Math.floor(random() * 2 ** 32)), sales, {
          round,
          refundsEach: refunds(place),
        }).catch((error: unknown) => {
          gaveUp += 1;
          failures.push({ kind: 'other', detail: String(error) });
        });
        running.add(shopping);
        void shopping.then(() => running.delete(shopping));
      }
      const killed = await kill(world, server, { place, day }, random);
      killedAt.push(Date.now());
      round.over = true;
      if (server.process.exitCode !== null)
        failures.push({
          kind: 'other',
          detail: `the server ended by itself with ${server.process.exitCode}`,
        });
      places.set(killed, (places.get(killed) ?? 0) + 1);
      say(`${acquirer}: ${killedAt.length}/${kills} ${killed}`);
      if (aged) await passTwoMinutes(world);
    }

    start();
    if (!(await server.answered)) throw new Error('The server did not start again.');
    await Promise.all(running);
    say('every payer knows the outcome');
    await moveBack(world, (day -= 1));
    await untilSettled(world);
    say('nothing is under way any more');
    const findings = await checkAll(world, counter.client, { sales, unanswered: gaveUp });
    await end(server, 'SIGTERM');
    return {
      places,
      sales: sales.length,
      acknowledged: sales.reduce(
        (sum, { charged, refunded }) => sum + 1 + charged.length + (refunded === undefined ? 0 : 1),
        0,
      ),
      findings: [
        ...failures,
        ...findings,
        ...counter.client.faults.map((detail) => ({ kind: 'other', detail }) as const),
      ],
      resolved: resolvedIn(sales, killedAt),
      back: back.toSorted((one, other) => one - other),
    };
  } catch (error) {
    say(await world.log());
    throw error;
  } finally {
    await end(server, 'SIGKILL');
    await world.stop();
  }
}

async function noteReturn(server: RunningServer, killed: number | undefined, back: number[]): Promise<void> {
  if ((await server.answered) && killed !== undefined) back.push((Date.now() - killed) / 1000);
}

async function openShop(world: World, inHaste: boolean): Promise<Shop> {
  const { businessId, headers } = await signUpAt(world.origin, 'ada@example.com');
  const client = createClient(world.origin, () => world.up());
  const link = await client.call('createPaymentLink', { headers, body: bread() });
  await client.call('createWebhookEndpoint', {
    headers,
    body: {
      mode: 'test',
      url: world.hooks,
      event_types: [
        'payment.succeeded',
        'payment.failed',
        'refund.succeeded',
        'settlement.created',
        'settlement.paid',
      ],
    },
  });
  await world.rows(
    `insert into business_accounts (id, business_id, currency, bank_name, account_name, last4, is_default, created_at)
       values ('acc_of_the_faults', $1, 'NGN', 'Access Bank', 'Obi Bakery', '4321', false, now())
     on conflict (business_id, currency) do update set bank_name = 'Access Bank', account_name = 'Obi Bakery', last4 = '4321'`,
    [businessId],
  );
  return { client, headers, link: link.data.reference, inHaste };
}

async function keepShopping(
  counter: Shop,
  random: Random,
  sales: Sale[],
  { round, refundsEach }: { round: { over: boolean }; refundsEach: boolean },
): Promise<void> {
  while (!round.over) await shop(counter, random, { refundsEach, begun: (sale) => void sales.push(sale) });
}

/** Waits until the server has died at its failpoint, or kills it; tells where. */
async function kill(
  world: World,
  server: RunningServer,
  { place, day }: { place: string; day: number },
  random: Random,
): Promise<string> {
  if (place === OUTSIDE || place === POSTGRES) {
    await server.answered;
    await wait(100 + random() * 900);
    if (place === POSTGRES) {
      await world.crashPostgres();
      await wait(random() * 500);
    }
    await end(server, 'SIGKILL');
    return place;
  }
  const gone = exited(server).then(() => true);
  let reached = false;
  for (const deadline = Date.now() + REACHED_WITHIN; !reached && Date.now() < deadline;) {
    reached = await Promise.race([gone, wait(500, false)]);
    if (settles(place) && !reached) await moveBack(world, day);
  }
  await end(server, 'SIGKILL');
  return reached && server.process.signalCode === 'SIGKILL' ? place : OUTSIDE;
}

function exited({ process: server }: RunningServer): Promise<unknown> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => server.once('exit', resolve));
}

async function end(server: RunningServer, signal: NodeJS.Signals): Promise<void> {
  const ended = exited(server);
  server.process.kill(signal);
  await ended;
}

async function untilSettled(world: World): Promise<void> {
  for (const deadline = Date.now() + SETTLED_WITHIN; Date.now() < deadline; await wait(250)) {
    // A payout that there was no money for is put off by ten minutes, which are let pass.
    await world.rows(
      "update settlements set next_try_at = now() where status = 'pending' and next_try_at > now()",
    );
    if ((await countUnsettled(world)).every(({ count }) => count === 0)) return;
  }
}

function resolvedIn(sales: readonly Sale[], killedAt: readonly number[]): number[] {
  return sales
    .flatMap(({ spans }) => spans)
    .flatMap(({ from, to }) => {
      const killed = killedAt.find((at) => at > from && at < to);
      return killed === undefined ? [] : [(to - killed) / 1000];
    })
    .toSorted((one, other) => one - other);
}
