import type { TestApp } from './test-app.ts';

/** All tables of all schemas as text; bytes as hexadecimal digits. */
export async function everyRow({ testDatabase }: TestApp): Promise<string> {
  return testDatabase.asAdmin(async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const found = await client.query<{ text: string }>(`select t::text as text from ${name} t`);
      texts.push(...found.rows.map(({ text }) => text));
    }
    return texts.join('\n');
  });
}
