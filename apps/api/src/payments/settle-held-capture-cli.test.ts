import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandOver } from '../testing/test-command.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const { connectionString, asAdmin, drop } = await createTestDatabase();
afterAll(drop);

const settle = commandOver(connectionString, path.join(import.meta.dirname, 'settle-held-capture-cli.ts'));

const WHOLE = ['--attempt', 'att_of_nobody', '--by', 'bank', '--who', 'Ada Obi', '--note', 'Transfer 4711'];

test.each([
  ['nothing said', [], '--who'],
  ['nobody named', WHOLE.filter((word) => !['--who', 'Ada Obi'].includes(word)), '--who'],
  ['an option that is not known', [...WHOLE, '--amount', '1'], '--who'],
  ['another way than the two', WHOLE.map((word) => (word === 'bank' ? 'cash' : word)), 'acquirer|bank'],
  ['an attempt of nobody', WHOLE, 'There is no attempt att_of_nobody.'],
])(
  '%s ends with 1 and tells what is wrong',
  async (_what, args, words) => {
    await expect(settle(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(words) });
  },
  30_000,
);

test('on a database of an older version nothing is done, and the server is to be started first', async () => {
  const last = '(select max(name) from schema_migrations)';
  await asAdmin((client) => client.query(`delete from schema_migrations where name = ${last}`));
  await expect(settle(...WHOLE)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Start its server first'),
  });
}, 30_000);
