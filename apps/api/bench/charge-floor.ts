import pg from 'pg';
import { findPgbench, runPgbench } from './pgbench.ts';

/** The least that a charge has to write, in tables of its own without anything else on them. */
const TABLES = `
  create schema floor;
  create table floor.payments (id int primary key, status text not null, updated_at timestamptz not null default now());
  create table floor.attempts (id bigint generated always as identity primary key, payment_id int not null, status text not null);
  create table floor.ledger (id bigint generated always as identity primary key, payment_id int not null, account text not null,
    amount bigint not null);
  create table floor.outbox (id bigint generated always as identity primary key, payment_id int not null, payload jsonb not null);
  insert into floor.payments (id, status) select n, 'pending' from generate_series(1, 100000) n;
`;

const STATEMENTS = [
  'begin',
  "insert into floor.attempts (payment_id, status) values (:id, 'succeeded')",
  "update floor.payments set status = 'succeeded', updated_at = now() where id = :id",
  `insert into floor.ledger (payment_id, account, amount) values (:id, 'clearing', 500000), (:id, 'pending', -500000),
     (:id, 'pending', 7500), (:id, 'fees', -7500)`,
  `insert into floor.outbox (payment_id, payload) values (:id, '{"type":"payment.succeeded"}')`,
  'commit',
];

const SCRIPT = `\\set id random(1, 100000)\n${STATEMENTS.map((statement) => `${statement.replaceAll('\n', ' ')};`).join('\n')}\n`;

const CLIENTS = 16;

export interface Floor {
  /** What makes the calls: `pgbench`, or where there is none the `pg` of Node. */
  by: string;
  /** Charges a second over some seconds. */
  measure(seconds: number): Promise<number>;
}

/** The same by prepared statements from this process: slower than pgbench, since Node makes the calls. */
async function runNode(connectionString: string, seconds: number): Promise<number> {
  const clients = Array.from({ length: CLIENTS }, () => new pg.Client({ connectionString }));
  await Promise.all(clients.map((client) => client.connect()));
  const statements = STATEMENTS.map((text, index) => ({
    name: `floor_${index}`,
    text: text.replaceAll(':id', '$1::int'),
    takesId: text.includes(':id'),
  }));
  let charges = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        const id = 1 + Math.floor(Math.random() * 100_000);
        for (const { name, text, takesId } of statements)
          await client.query({ name, text, values: takesId ? [id] : [] });
        charges += 1;
      }
      await client.end();
    }),
  );
  return charges / seconds;
}

/** What PostgreSQL alone does of six statements a charge and one commit, by 16 clients, on that server. */
export async function chargeFloor(admin: pg.Client, adminUrl: string): Promise<Floor> {
  await admin.query(TABLES);
  const program = await findPgbench();
  return {
    by: program === undefined ? 'pg in Node, as there is no pgbench' : 'pgbench',
    measure: (seconds) =>
      program === undefined
        ? runNode(adminUrl, seconds)
        : runPgbench(program, adminUrl, { script: SCRIPT, clients: CLIENTS, until: { seconds } }),
  };
}
