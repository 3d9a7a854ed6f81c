import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { MINUTE, fixedClock } from './clock.ts';
import { queueMail } from './mail.ts';
import { deliverDueMails } from './mail-delivery.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

const clock = fixedClock(new Date('2026-03-02T09:00:00Z'));
const deps = { database, clock };

const stored = () =>
  database.acrossBusinesses((trx) =>
    trx.selectFrom('mails').select(['recipient', 'text_body', 'sent_at', 'attempts', 'last_error']).execute(),
  );

const queue = (to: string) =>
  database.acrossBusinesses((trx) =>
    queueMail(trx, { to, subject: 'S', text: `link for ${to}` }, clock.now()),
  );

beforeEach(async () => {
  await database.acrossBusinesses((trx) => trx.deleteFrom('mails').execute());
});

test('a mail leaves once, and its text, which may hold a link, is not kept', async () => {
  await queue('a@example.com');
  const sent: string[] = [];
  const send = async (mail: { recipient: string; text_body: string }) => void sent.push(mail.text_body);
  expect(await deliverDueMails(deps, send)).toBe(1);
  expect(await deliverDueMails(deps, send)).toBe(0);
  expect(sent).toEqual(['link for a@example.com']);
  expect(await stored()).toMatchObject([{ text_body: '', sent_at: clock.now() }]);
});

test('a mail of work that was rolled back never leaves', async () => {
  const work = database.acrossBusinesses(async (trx) => {
    await queueMail(trx, { to: 'b@example.com', subject: 'S', text: 'T' }, clock.now());
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow();
  expect(await deliverDueMails(deps, async () => undefined)).toBe(0);
});

test('one that fails is tried again later and keeps none back', async () => {
  await queue('broken@example.com');
  await queue('fine@example.com');
  const sent: string[] = [];
  const send = async ({ recipient }: { recipient: string }) => {
    if (recipient === 'broken@example.com' && sent.length < 2) throw new Error('450 mailbox busy');
    sent.push(recipient);
  };
  await deliverDueMails(deps, send);
  expect(sent).toEqual(['fine@example.com']);
  expect(await stored()).toContainEqual(
    expect.objectContaining({ recipient: 'broken@example.com', attempts: 1, last_error: '450 mailbox busy' }),
  );
  expect(await deliverDueMails(deps, send)).toBe(0);
  clock.advance(MINUTE / 2);
  expect(await deliverDueMails(deps, send)).toBe(1);
});

test('two servers send no mail twice', async () => {
  for (let count = 0; count < 10; count += 1) await queue(`c${count}@example.com`);
  const sent: string[] = [];
  const send = async ({ recipient }: { recipient: string }) => void sent.push(recipient);
  await Promise.all([deliverDueMails(deps, send), deliverDueMails(deps, send), deliverDueMails(deps, send)]);
  expect(sent.toSorted()).toEqual(Array.from({ length: 10 }, (_, count) => `c${count}@example.com`));
});
