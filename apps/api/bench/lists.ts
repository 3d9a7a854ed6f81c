// `npm run bench:lists -w @harbour/api [-- rows]`: the list of payments in SQL, deep in a business of many, beside `select 1`
// as pgbench asks it and the same pages of a business of ten thousand. Ten million rows take 20 GB of disk.
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { AppDependencies } from '../src/dependencies.ts';
import { listPayments } from '../src/payments/list-payments.ts';
import type { PaymentFilter } from '../src/payments/payment-filter.ts';
import type { Database } from '../src/platform/database.ts';
import { connectDatabase } from '../src/platform/database.ts';
import type { Tables } from '../src/platform/tables.ts';
import type { Bench, Figure } from './figure.ts';
import { printFigures } from './figure.ts';
import type { Statement } from './list-time.ts';
import { inNode, inSql } from './list-time.ts';
import { findPgbench } from './pgbench.ts';
import { median, startProduct } from './product.ts';

const FEW = 10_000;
const LIMIT = 25;

/** What the API asks for one page of payments: the page, and the count of its list. */
async function statementsOf(
  { pool }: Database,
  businessId: string,
  filter: PaymentFilter,
  cursor: string | undefined,
): Promise<{ page: Statement; count: Statement }> {
  const statements: Statement[] = [];
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log({ query }) {
      statements.push({ text: query.sql, values: [...query.parameters] });
    },
  });
  const database: Pick<Database, 'forBusiness'> = {
    forBusiness: (id, work) =>
      kysely.transaction().execute(async (trx) => {
        await sql`select set_config('harbour.business_id', ${id}, true)`.execute(trx);
        return work(trx);
      }),
  };
  await listPayments({ database } as AppDependencies, businessId, filter, { limit: LIMIT, cursor });
  const at = statements.findIndex(({ text }) => text.includes('count(*)'));
  const [page, count] = [statements[at - 1], statements[at]];
  if (page === undefined || count === undefined) throw new Error('Not a list.');
  return { page, count };
}

const ONE: Statement = { text: 'select 1', values: [] };

/** The cursor at a depth of a list, made from the one that leads from its first page to the second. */
async function cursorAt(
  database: Database,
  businessId: string,
  filter: Omit<PaymentFilter, 'mode'>,
  depth: number,
): Promise<string> {
  const deps = { database } as AppDependencies;
  const { meta } = await listPayments(
    deps,
    businessId,
    { mode: 'test', ...filter },
    { limit: LIMIT, cursor: undefined },
  );
  const row = await database.forBusiness(businessId, (trx) =>
    trx
      .selectFrom('payments')
      .select(['id', 'created_at'])
      .where('business_id', '=', businessId)
      .where('mode', '=', 'test')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset(depth)
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  const [, , towards, of] = JSON.parse(
    Buffer.from(meta.next_cursor ?? '', 'base64url').toString('utf8'),
  ) as string[];
  const position = [row.created_at.toISOString(), row.id, towards, of];
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Payments stand three seconds apart. */
const daysDeep = (depth: number) => Math.floor((depth * 3) / 86_400);

interface Case {
  name: string;
  filter: (depth: number) => Omit<PaymentFilter, 'mode'>;
  isDeep: boolean;
}

const CASES: readonly Case[] = [
  { name: 'first page', filter: () => ({}), isDeep: false },
  { name: 'deep page', filter: () => ({}), isDeep: true },
  { name: 'deep page of a status', filter: () => ({ status: 'failed' }), isDeep: true },
  { name: 'deep page of a currency', filter: () => ({ currency: 'NGN' }), isDeep: true },
  { name: 'a currency that has none', filter: () => ({ currency: 'JPY' }), isDeep: false },
  {
    name: 'first page of a day long ago',
    filter: (depth) => ({ from: dayOf(daysDeep(depth)), to: dayOf(daysDeep(depth)) }),
    isDeep: false,
  },
];

/** The lists of one business beside those of another with few payments, in a database that holds both. */
export async function measureLists(
  database: Database,
  many: { businessId: string; rows: number },
  few: { businessId: string; rows: number },
  connectionString: string,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const program = await findPgbench();
  const measure = program === undefined ? inNode(database) : inSql(program, connectionString);
  const by = program === undefined ? 'by node-postgres, as there is no pgbench' : 'in SQL';
  for (const { name, filter, isDeep } of CASES) {
    const of = async ({ businessId, rows }: typeof many) => {
      const depth = Math.floor(rows * 0.9);
      const narrowed = filter(depth);
      const cursor = isDeep ? await cursorAt(database, businessId, narrowed, depth) : undefined;
      const { page, count } = await statementsOf(database, businessId, { mode: 'test', ...narrowed }, cursor);
      return { page: { businessId, statement: page }, count: { businessId, statement: count } };
    };
    const [ofMany, ofFew] = [await of(many), await of(few)];
    const taken = await measure({
      one: { businessId: many.businessId, statement: ONE },
      few: ofFew.page,
      many: ofMany.page,
      count: ofMany.count,
    });
    const what = `Payments, ${name}, of ${many.rows.toLocaleString('en')}, ${by} (${taken.many.toFixed(2)} ms, count ${taken.count.toFixed(2)} ms)`;
    figures.push(
      { what: `${what}: to select 1`, unit: '×', wanted: { atMost: 2.5 }, measured: taken.many / taken.one },
      {
        what: `${what}: to the same of ${few.rows.toLocaleString('en')}`,
        unit: '×',
        wanted: { atMost: 1.3 },
        measured: taken.many / taken.few,
      },
    );
  }
  return figures;
}

const SEARCHES: readonly (readonly [what: string, text: string])[] = [
  ['for what is in one payment', 'needle-in-hay'],
  ['for what is in half of them, the older ones', 'oldstock'],
  ['for what is in all', 'example.com'],
  ['for what is in none', 'nowhere-at-all'],
];

/** Milliseconds of whole searches: through all payments, however many and however old. */
export async function measureSearches(
  database: Database,
  businessId: string,
  rows: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, search] of SEARCHES) {
    const taken: number[] = [];
    for (let time = 0; time < 9; time += 1) {
      const start = performance.now();
      const deps = { database } as AppDependencies;
      await listPayments(deps, businessId, { mode: 'test', search }, { limit: LIMIT, cursor: undefined });
      taken.push(performance.now() - start);
    }
    figures.push({
      what: `Search through ${rows.toLocaleString('en')} payments ${what}`,
      unit: 'ms',
      wanted: { atMost: 300 },
      measured: median(taken),
    });
  }
  return figures;
}

export const benchLists: Bench = async ({ long, rows = long ? 10_000_000 : 300_000 }) => {
  const product = await startProduct();
  const database = connectDatabase({ connectionString: product.connectionString });
  try {
    const many = await product.signUp();
    const few = await product.signUp();
    await product.addPayments(few, FEW);
    await product.addPayments(many, rows);
    const lists = await measureLists(
      database,
      { businessId: many.businessId, rows },
      { businessId: few.businessId, rows: FEW },
      product.connectionString,
    );
    return [...lists, ...(await measureSearches(database, many.businessId, rows))];
  } finally {
    await database.close();
    await product.stop();
  }
};

if (import.meta.main)
  printFigures(await benchLists({ long: false, rows: Number(process.argv[2] ?? 300_000) }));
