import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../src/platform/database.ts';
import { ALONG_INDEXES } from '../src/platform/pipeline.ts';
import { runPgbench } from './pgbench.ts';
import { median } from './product.ts';

const TIMES = 200;
const SECONDS = 1;

export interface Statement {
  text: string;
  values: unknown[];
}

/** Milliseconds of statements; those of the page and of its count are the list's own. */
export interface Taken {
  one: number;
  page: number;
  count: number;
}

export type Measure = (businessId: string, statements: Record<keyof Taken, Statement>) => Promise<Taken>;

/** The values written into a statement, which is how pgbench takes one. */
const withValues = ({ text, values }: Statement) =>
  text.replaceAll(/\$(\d+)/gu, (_, number: string) => {
    const value = values[Number(number) - 1];
    return typeof value === 'number' ? String(value) : pg.escapeLiteral(String(value));
  });

/** By pgbench, as the product's role and under its settings: what PostgreSQL takes, and no driver. */
export const inSql =
  (program: string, connectionString: string): Measure =>
  async (businessId, statements) => {
    const settings = `-c harbour.business_id=${businessId} -c enable_seqscan=off -c max_parallel_workers_per_gather=0 -c jit=off`;
    const taken = { one: [] as number[], page: [] as number[], count: [] as number[] };
    for (let round = 0; round < 3; round += 1)
      for (const name of ['one', 'page', 'count'] as const) {
        const script = `${withValues(statements[name]).replaceAll('\n', ' ')};\n`;
        const speed = await runPgbench(program, connectionString, {
          script,
          clients: 1,
          seconds: SECONDS,
          settings,
        });
        taken[name].push(1_000 / speed);
      }
    return { one: median(taken.one), page: median(taken.page), count: median(taken.count) };
  };

/** By node-postgres, in turn on one connection: with the driver's own work, which grows with the rows. */
export const inNode =
  ({ pool }: Database): Measure =>
  async (businessId, statements) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('harbour.business_id', $1, true), ${ALONG_INDEXES}`, [
        businessId,
      ]);
      const taken = { one: [] as number[], page: [] as number[], count: [] as number[] };
      for (let time = 0; time < TIMES; time += 1)
        for (const name of ['one', 'page', 'count'] as const) {
          const start = performance.now();
          // A name of its own for each text, so that it is planned once.
          await client.query({
            ...statements[name],
            name: createHash('sha1').update(statements[name].text).digest('hex'),
            rowMode: 'array',
          });
          taken[name].push(performance.now() - start);
        }
      await client.query('commit');
      return { one: median(taken.one), page: median(taken.page), count: median(taken.count) };
    } finally {
      client.release();
    }
  };
