import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandOver } from '../testing/test-command.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const { connectionString, drop } = await createTestDatabase();
afterAll(drop);

const setFees = commandOver(connectionString, path.join(import.meta.dirname, 'set-fees-cli.ts'));

const WHOLE = ['--business', 'everybody', '--currency', 'NGN', '--origin', 'local', '--percent', '1.5'];

test('what payments cost is set, and told as the next version', async () => {
  const { stdout } = await setFees(...WHOLE, '--fixed', '100.00');
  expect(stdout).toMatch(/^\w+, version \d+, counts from \d{4}-\d\d-\d\dT[\d:.]+Z on\n$/u);
}, 30_000);

test.each([
  ['nothing said', [], '--business'],
  ['an option that is not known', [...WHOLE, '--fee', '1'], '--business'],
  ['more than everything', WHOLE.with(WHOLE.length - 1, '101'), 'percent is from 0 to 100'],
  ['a business that is none', WHOLE.with(1, 'biz_of_nobody'), 'There is no business biz_of_nobody.'],
])(
  '%s ends with 1 and tells what is wrong',
  async (_what, args, words) => {
    await expect(setFees(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(words) });
  },
  30_000,
);
