// `npm run bench:lists -w @harbour/api [-- rows]`: the list of payments in SQL, deep in a business of many, beside `select 1`
// in the same connection pool and the same pages of a business of ten thousand. Ten million rows take 20 GB of disk.
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { AppDependencies } from '../src/dependencies.ts';
import { listPayments } from '../src/payments/list-payments.ts';
import type { PaymentFilter } from '../src/payments/payment-filter.ts';
import type { Database } from '../src/platform/database.ts';
import { connectDatabase } from '../src/platform/database.ts';
import type { Tables } from '../src/platform/tables.ts';
import type { Bench, Figure } from './figure.ts';
import { printFigures } from './figure.ts';
import { median, startProduct } from './product.ts';

const FEW = 10_000;
const TIMES = 200;
const LIMIT = 25;

interface TimedDatabase {
  database: Pick<Database, 'forBusiness'>;
  /** Milliseconds of the statements that ran since it was asked last, by their text. */
  taken(): { text: string; milliseconds: number }[];
}

function timed({ pool }: Database): TimedDatabase {
  let statements: { text: string; milliseconds: number }[] = [];
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query, queryDurationMillis }) =>
      statements.push({ text: query.sql, milliseconds: queryDurationMillis }),
  });
  return {
    database: {
      forBusiness: (businessId, work) =>
        kysely.transaction().execute(async (trx) => {
          await sql`select set_config('harbour.business_id', ${businessId}, true)`.execute(trx);
          await sql`select 1`.execute(trx);
          return work(trx);
        }),
    },
    taken() {
      const before = statements;
      statements = [];
      return before;
    },
  };
}

/** Milliseconds of `select 1`, of the page and of the count of its list, measured in turn. */
async function measure(
  { database, taken }: TimedDatabase,
  businessId: string,
  filter: Omit<PaymentFilter, 'mode'>,
  cursor?: string,
) {
  const ones: number[] = [];
  const pages: number[] = [];
  const counts: number[] = [];
  taken();
  for (let time = 0; time < TIMES; time += 1) {
    const deps = { database } as AppDependencies;
    await listPayments(deps, businessId, { mode: 'test', ...filter }, { limit: LIMIT, cursor });
    const statements = taken();
    const find = (isIt: (text: string) => boolean) =>
      statements.find(({ text }) => isIt(text))?.milliseconds ?? Number.NaN;
    ones.push(find((text) => text === 'select 1'));
    counts.push(find((text) => text.includes('count(*)')));
    pages.push(find((text) => text.includes('from "payments" as "payment"') && !text.includes('count(*)')));
  }
  return { one: median(ones), page: median(pages), count: median(counts) };
}

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
): Promise<Figure[]> {
  const clock = timed(database);
  const figures: Figure[] = [];
  for (const { name, filter, isDeep } of CASES) {
    const of = async ({ businessId, rows }: typeof many) => {
      const depth = Math.floor(rows * 0.9);
      const cursor = isDeep ? await cursorAt(database, businessId, filter(depth), depth) : undefined;
      return measure(clock, businessId, filter(depth), cursor);
    };
    await of(few);
    const small = await of(few);
    const large = await of(many);
    const what = `Payments, ${name}, of ${many.rows.toLocaleString('en')} (${large.page.toFixed(2)} ms, count ${large.count.toFixed(2)} ms)`;
    figures.push(
      { what: `${what}: to select 1`, unit: '×', wanted: { atMost: 2.5 }, measured: large.page / large.one },
      {
        what: `${what}: to the same of ${few.rows.toLocaleString('en')}`,
        unit: '×',
        wanted: { atMost: 1.3 },
        measured: large.page / small.page,
      },
    );
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
    return await measureLists(
      database,
      { businessId: many.businessId, rows },
      { businessId: few.businessId, rows: FEW },
    );
  } finally {
    await database.close();
    await product.stop();
  }
};

if (import.meta.main)
  printFigures(await benchLists({ long: false, rows: Number(process.argv[2] ?? 300_000) }));
