import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { deleteExpired } from './delete-expired.ts';
import { DAY, HOUR, SECOND, after } from './platform/clock.ts';
import { queueMail } from './platform/mail.ts';
import { PASSWORD, signUp, signUpMerchant } from './testing/people.ts';
import { sessionOf, testApp } from './testing/test-app.ts';

const api = await testApp();
const { call, clock, database, deps } = api;

const count = (table: 'sessions' | 'password_resets' | 'sign_in_attempts' | 'idempotency_keys') =>
  database.acrossBusinesses(async (trx) => (await trx.selectFrom(table).selectAll().execute()).length);

test('what is past its time goes, and what is not stays', async () => {
  const { email } = await signUp(api);
  const merchant = await signUpMerchant(api);
  await call('initiatePasswordReset', { body: { email } });
  await call('loginUser', { body: { email: 'nobody@example.com', password: 'wrong' } });
  await call('addWhitelistedIp', {
    as: merchant.session,
    body: { address: '198.51.100.9' },
    headers: { 'idempotency-key': 'key-of-a-form-1' },
  });
  clock.advance(12 * HOUR - SECOND);
  await deleteExpired(deps);
  expect(await count('sessions')).toBe(2);
  clock.advance(DAY);
  const signedIn = await call('loginUser', { body: { email, password: PASSWORD } });
  await deleteExpired(deps);
  expect(await count('sessions')).toBe(1);
  expect(await count('password_resets')).toBe(0);
  expect(await count('sign_in_attempts')).toBe(0);
  expect(await count('idempotency_keys')).toBe(0);
  expect((await call('getCurrentUser', { as: sessionOf(signedIn) })).status).toBe(200);
});

test('what a killed upload left of a file goes after an hour', async () => {
  const folder = path.join(deps.config.dataFolder, 'files');
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, 'doc_1.4711.part');
  await writeFile(draft, 'an identity document');
  await utimes(draft, clock.now(), clock.now());
  await deleteExpired(deps);
  expect(await readdir(folder)).toEqual(['doc_1.4711.part']);
  clock.advance(HOUR + SECOND);
  await deleteExpired(deps);
  expect(await readdir(folder)).toEqual([]);
});

test('a mail goes thirty days after it left or was given up, and one that still waits stays', async () => {
  const now = clock.now();
  await database.acrossBusinesses(async (trx) => {
    await trx.deleteFrom('mails').execute();
    for (const to of ['left', 'given-up', 'waits'])
      await queueMail(trx, { to: `${to}@example.com`, subject: 'S', text: 'T' }, now);
    await trx
      .updateTable('mails')
      .set({ sent_at: now })
      .where('recipient', '=', 'left@example.com')
      .execute();
    await trx
      .updateTable('mails')
      .set({ attempts: 12 })
      .where('recipient', '=', 'given-up@example.com')
      .execute();
  });
  const kept = () =>
    database.acrossBusinesses(async (trx) => {
      const rows = await trx.selectFrom('mails').select('recipient').orderBy('recipient').execute();
      return rows.map(({ recipient }) => recipient);
    });
  clock.set(after(now, 30 * DAY - SECOND));
  await deleteExpired(deps);
  expect(await kept()).toEqual(['given-up@example.com', 'left@example.com', 'waits@example.com']);
  clock.advance(SECOND);
  await deleteExpired(deps);
  expect(await kept()).toEqual(['waits@example.com']);
});
