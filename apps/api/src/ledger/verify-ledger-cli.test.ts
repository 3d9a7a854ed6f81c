import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandOver } from '../testing/test-command.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const { connectionString, asAdmin, drop } = await createTestDatabase();
afterAll(drop);

const verify = commandOver(connectionString, path.join(import.meta.dirname, 'verify-ledger-cli.ts'));

test('books that hold end with 0', async () => {
  expect((await verify()).stdout).toContain('0 ledger transactions, 0 entries, 0 findings');
}, 30_000);

test('books that do not hold end with 1, and each breach is said', async () => {
  await asAdmin((admin) =>
    admin.query(`
      set session_replication_role = replica;
      insert into ledger_entries (transaction_id, business_id, account_id, direction, amount, currency)
      values ('ltx_of_nobody', 'biz_of_nobody', 'lac_of_nobody', 'debit', 1, 'NGN')`),
  );
  await expect(verify()).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^BROKEN {2}every ledger entry is of .*: an entry of ltx_of_nobody on lac_of_nobody\n[^]*0 ledger transactions, 1 entries, 1 findings/u,
    ),
  });
}, 30_000);
