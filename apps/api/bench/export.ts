// `npm run bench:export -w @harbour/api [-- rows]`: a million payments downloaded as CSV, and the same rows copied out of
// PostgreSQL without anything in between.
import { setInterval } from 'node:timers';
import { operations } from '@harbour/contract/operations';
import type pg from 'pg';
import type { Bench } from './figure.ts';
import { printFigures } from './figure.ts';
import { median, startProduct, type Product } from './product.ts';
import type { Merchant } from './server-process.ts';

const ROUNDS = 3;

/** What the client of PostgreSQL sees of a COPY: chunks that nobody keeps. */
interface CopyConnection {
  on(event: 'copyData', listener: (message: { chunk: Buffer }) => void): void;
  off(event: 'copyData', listener: (message: { chunk: Buffer }) => void): void;
}

/** Columns of the export as they are stored, by PostgreSQL's own CSV writer. Returns MB/s. */
async function copyOut(admin: pg.Client, { businessId }: Merchant): Promise<number> {
  let bytes = 0;
  const { connection } = admin as unknown as { connection: CopyConnection };
  const count = ({ chunk }: { chunk: Buffer }) => {
    bytes += chunk.length;
  };
  connection.on('copyData', count);
  const start = performance.now();
  await admin.query(
    `copy (select id, reference, status, mode, amount, currency, fee_amount, amount - fee_amount, refund_claimed_amount,
       customer ->> 'email', customer ->> 'name', card ->> 'brand', card ->> 'last4', description, source, payment_link_id,
       settlement_id, created_at, paid_at
     from payments where business_id = ${admin.escapeLiteral(businessId)} and mode = 'test' order by created_at desc, id desc)
     to stdout (format csv)`,
  );
  const milliseconds = performance.now() - start;
  connection.off('copyData', count);
  return bytes / 1e3 / milliseconds;
}

/** Whoever reads it only counts bytes, as of the COPY; `onChunk` is for what looks closer. */
async function download(
  { origin, memory }: Product,
  { headers }: Merchant,
  onChunk: (chunk: Uint8Array) => void = () => undefined,
) {
  const before = (await memory()).now;
  let most = before;
  const watch = setInterval(() => void memory().then(({ now }) => (most = Math.max(most, now))), 20);
  const start = performance.now();
  const answer = await fetch(`${origin}${operations.getTransactionReport.path}?mode=test`, { headers });
  if (!answer.ok || !answer.body)
    throw new Error(`The report answered ${answer.status}: ${await answer.text()}`);
  let bytes = 0;
  let firstByte = Number.NaN;
  for await (const chunk of answer.body) {
    if (bytes === 0) firstByte = performance.now() - start;
    bytes += chunk.length;
    onChunk(chunk);
  }
  const milliseconds = performance.now() - start;
  clearInterval(watch);
  return { bytes, speed: bytes / 1e3 / milliseconds, firstByte, growth: most - before };
}

/** Downloads once and holds it against the number of payments. Returns its bytes. */
async function checkLines(product: Product, merchant: Merchant, rows: number): Promise<number> {
  let lines = 0;
  const { bytes } = await download(product, merchant, (chunk) => {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  });
  if (lines !== rows + 1) throw new Error(`${lines} lines instead of ${rows + 1}.`);
  return bytes;
}

/** Both in turn, round by round, after one that is for caches to get warm. */
export const benchExport: Bench = async ({ long, rows = long ? 1_000_000 : 200_000 }) => {
  const product = await startProduct();
  try {
    const merchant = await product.signUp();
    await product.addPayments(merchant, rows);
    const rounds: Record<'speed' | 'firstByte' | 'growth' | 'floor' | 'ratio', number>[] = [];
    await copyOut(product.admin, merchant);
    const whole = await checkLines(product, merchant, rows);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const floor = await copyOut(product.admin, merchant);
      const { bytes, ...ours } = await download(product, merchant);
      if (bytes !== whole) throw new Error(`${bytes} bytes instead of ${whole}.`);
      rounds.push({ ...ours, floor, ratio: ours.speed / floor });
    }
    const of = (name: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[name]));
    const what = `Export of ${rows.toLocaleString('en')} payments`;
    return [
      {
        what: `${what}, to COPY … TO STDOUT (${of('speed').toFixed(0)} and ${of('floor').toFixed(0)} MB/s)`,
        unit: '×',
        wanted: { atLeast: 0.8 },
        measured: of('ratio'),
      },
      { what: `${what}: first byte`, unit: 'ms', wanted: { atMost: 100 }, measured: of('firstByte') },
      {
        what: `${what}: growth of the server's memory`,
        unit: 'MB',
        wanted: { atMost: 40 },
        measured: Math.max(...rounds.map(({ growth }) => growth)),
      },
    ];
  } finally {
    await product.stop();
  }
};

if (import.meta.main)
  printFigures(await benchExport({ long: true, rows: Number(process.argv[2] ?? 1_000_000) }));
