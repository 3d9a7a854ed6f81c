// `npm run bench:charges -w @harbour/api [-- charges]`: charges a second through the API, with an acquirer that answers at
// once, beside six bare statements a charge on the same PostgreSQL and a Fastify route that does nothing.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { operations } from '@harbour/contract/operations';
import { verifyLedger } from '../src/ledger/verify-ledger.ts';
import { connectDatabase } from '../src/platform/database.ts';
import { chargeFloor } from './charge-floor.ts';
import type { Load, LoadResult } from './charge-load.ts';
import { preparePayments } from './charge-payments.ts';
import type { Bench } from './figure.ts';
import { printFigures } from './figure.ts';
import { median, percentile, startProduct } from './product.ts';
import { freePort, spawnServer, untilAnswering } from './server-process.ts';

/** For the latency. */
const CONNECTIONS = 32;
/** For the speed: so many that batches fill. */
const CROWD = 128;
const ROUNDS = 3;
const FLOOR_SECONDS = 4;
const entry = new URL('./charge-server.ts', import.meta.url);

function runLoad(load: Load): Promise<LoadResult> {
  const generator = fork(fileURLToPath(new URL('./charge-load.ts', import.meta.url)));
  return new Promise((resolve, reject) => {
    generator.once('error', reject);
    generator.once('message', (result) => {
      generator.kill();
      resolve(result as LoadResult);
    });
    generator.send(load);
  });
}

/** Measures both, round by round in turn, and tells of the rounds' medians. */
export const benchCharges: Bench = async ({ long, rows: charges = long ? 20_000 : 6_000 }) => {
  const vaultKey = randomBytes(32);
  const product = await startProduct({ entry, env: { CARD_DATA_KEY: vaultKey.toString('base64') } });
  const barePort = await freePort();
  const bare = spawnServer({
    entry,
    port: barePort,
    databaseUrl: product.connectionString,
    dataFolder: '.',
    env: { BENCH_BARE: '1' },
  });
  try {
    await untilAnswering(bare, barePort);
    const merchant = await product.signUp();
    const floor = await chargeFloor(product.admin, product.adminConnectionString);
    const path = operations.chargePayment.path;
    const port = Number(new URL(product.origin).port);
    const rounds: Record<'floor' | 'speed' | 'p50' | 'p99' | 'fewSpeed' | 'bareSpeed' | 'bare99', number>[] =
      [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      // The first is for compilers and caches to get warm.
      const count = round === 0 ? Math.min(charges, 3_000) : charges;
      // Before the payments are made, as in life a payment is young when it is charged.
      await product.admin.query('checkpoint');
      const crowd = await preparePayments(product.admin, merchant, vaultKey, count);
      const few = await preparePayments(product.admin, merchant, vaultKey, Math.ceil(count / 3));
      await product.admin.query('analyze');
      const floorSpeed = await floor.measure(round === 0 ? 1 : FLOOR_SECONDS);
      const bareRoute = await runLoad({
        port: barePort,
        path: '/bare',
        connections: CONNECTIONS,
        calls: few,
      });
      const busy = await runLoad({ port, path, connections: CROWD, calls: crowd });
      const ours = await runLoad({ port, path, connections: CONNECTIONS, calls: few });
      const failures = [...busy.failures, ...ours.failures];
      if (failures.length > 0) throw new Error(`${failures.length} failed: ${failures[0]}`);
      if (round > 0)
        rounds.push({
          floor: floorSpeed,
          speed: (count / busy.milliseconds) * 1000,
          p50: percentile(ours.latencies, 0.5),
          p99: percentile(ours.latencies, 0.99),
          fewSpeed: (few.length / ours.milliseconds) * 1000,
          bareSpeed: (few.length / bareRoute.milliseconds) * 1000,
          bare99: percentile(bareRoute.latencies, 0.99),
        });
    }
    const books = connectDatabase({ connectionString: product.connectionString });
    const { findings } = await verifyLedger(books).finally(() => books.close());
    const of = (name: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[name]));
    const ratio = median(rounds.map((round) => round.speed / round.floor));
    const added = median(rounds.map((round) => round.p99 - round.bare99));
    console.error(
      `${charges} charges by ${CROWD} connections: ${of('speed').toFixed(0)}/s; by ${CONNECTIONS}: ${of('fewSpeed').toFixed(0)}/s, p50 ${of('p50').toFixed(1)} ms, p99 ${of('p99').toFixed(1)} ms`,
    );
    console.error(`  six bare statements by ${floor.by}, 16 clients: ${of('floor').toFixed(0)}/s`);
    console.error(`  a bare route: ${of('bareSpeed').toFixed(0)}/s, p99 ${of('bare99').toFixed(1)} ms`);
    return [
      {
        what: `Charges a second, to six statements by ${floor.by}`,
        unit: '×',
        wanted: { atLeast: 0.5 },
        measured: ratio,
      },
      { what: 'Added to the p99 of a bare route', unit: 'ms', wanted: { atMost: 5 }, measured: added },
      {
        what: 'Findings in the ledger after the charges',
        unit: '',
        wanted: { exactly: 0 },
        measured: findings.length,
      },
    ];
  } finally {
    bare.kill('SIGTERM');
    await product.stop();
  }
};

if (import.meta.main)
  printFigures(await benchCharges({ long: true, rows: Number(process.argv[2] ?? 20_000) }));
