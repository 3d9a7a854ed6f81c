import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../src/platform/database.ts';
import { ALONG_INDEXES } from '../src/platform/pipeline.ts';
import { runPgbench } from './pgbench.ts';

/** Rounds in which everything is asked in turn, so that what else the machine does meets all of it alike. */
const ROUNDS = 7;

/** How long a statement is asked in each round. */
const ROUND_MS = 250;

const TO_GET_WARM = 50;

export interface Statement {
  text: string;
  values: unknown[];
}

export interface Question {
  /** Whose rows are seen. */
  businessId: string;
  statement: Statement;
}

/**
 * Milliseconds that each of several statements takes: the least of some rounds, since a machine that does something else adds
 * to a figure and never takes away from it.
 */
export type Measure = <Name extends string>(
  questions: Readonly<Record<Name, Question>>,
) => Promise<Record<Name, number>>;

/** Asks everything in turn, once for what it takes about and then round by round. */
async function inRounds<Name extends string>(
  questions: Readonly<Record<Name, Question>>,
  ask: (question: Question, times: number) => Promise<number>,
): Promise<Record<Name, number>> {
  const asked = Object.entries<Question>(questions);
  const least = new Map<string, number>();
  const times = new Map<string, number>();
  for (const [name, question] of asked) {
    const about = await ask(question, TO_GET_WARM);
    times.set(name, Math.max(TO_GET_WARM, Math.ceil(ROUND_MS / about)));
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, question] of asked) {
      const taken = await ask(question, times.get(name) ?? TO_GET_WARM);
      least.set(name, Math.min(taken, least.get(name) ?? taken));
    }
  return Object.fromEntries(least) as Record<Name, number>;
}

/** The values written into a statement, which is how pgbench takes one. */
const withValues = ({ text, values }: Statement) =>
  text.replaceAll(/\$(\d+)/gu, (_, number: string) => {
    const value = values[Number(number) - 1];
    if (typeof value === 'number') return String(value);
    return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
  });

/** By pgbench, as the product's role and under its settings: what PostgreSQL takes, and no driver. */
export const inSql =
  (program: string, connectionString: string): Measure =>
  (questions) =>
    inRounds(questions, async ({ businessId, statement }, times) => {
      const speed = await runPgbench(program, connectionString, {
        script: `${withValues(statement).replaceAll('\n', ' ')};\n`,
        clients: 1,
        until: { times },
        settings: `-c harbour.business_id=${businessId} -c enable_seqscan=off -c max_parallel_workers_per_gather=0 -c jit=off`,
      });
      return 1_000 / speed;
    });

/** By node-postgres, on one connection: with the driver's own work, which grows with the rows. */
export const inNode =
  ({ pool }: Database): Measure =>
  async (questions) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const least = await inRounds(questions, async ({ businessId, statement }, times) => {
        await client.query(`select set_config('harbour.business_id', $1, true), ${ALONG_INDEXES}`, [
          businessId,
        ]);
        // A name of its own for each text, so that it is planned once.
        const name = createHash('sha1').update(statement.text).digest('hex');
        const start = performance.now();
        for (let time = 0; time < times; time += 1)
          await client.query({ ...statement, name, rowMode: 'array' });
        return (performance.now() - start) / times;
      });
      await client.query('commit');
      return least;
    } finally {
      client.release();
    }
  };
