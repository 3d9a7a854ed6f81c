import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { MINUTE, fixedClock } from './clock.ts';
import { queueMail } from './mail.ts';
import { deliverDueMails, openMailDelivery } from './mail-delivery.ts';

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
  let broken = true;
  const send = async ({ recipient }: { recipient: string }) => {
    if (recipient === 'broken@example.com' && broken) throw new Error('450 mailbox busy');
    sent.push(recipient);
  };
  await deliverDueMails(deps, send);
  expect(sent).toEqual(['fine@example.com']);
  expect(await stored()).toContainEqual(
    expect.objectContaining({ recipient: 'broken@example.com', attempts: 1, last_error: '450 mailbox busy' }),
  );
  expect(await deliverDueMails(deps, send)).toBe(0);
  clock.advance(MINUTE / 2);
  broken = false;
  expect(await deliverDueMails(deps, send)).toBe(1);
});

test('two servers send no mail twice', async () => {
  for (let count = 0; count < 10; count += 1) await queue(`c${count}@example.com`);
  const sent: string[] = [];
  const send = async ({ recipient }: { recipient: string }) => void sent.push(recipient);
  await Promise.all([deliverDueMails(deps, send), deliverDueMails(deps, send), deliverDueMails(deps, send)]);
  expect(sent.toSorted()).toEqual(Array.from({ length: 10 }, (_, count) => `c${count}@example.com`));
});

test('a try is counted before the mail is sent, and keeps the mail from other servers until its lease ends', async () => {
  await queue('d@example.com');
  let seen: unknown;
  let others: number | undefined;
  const sendAndDie = async (): Promise<void> => {
    seen = await stored();
    others = await deliverDueMails(deps, async () => undefined);
    throw new Error('killed');
  };
  const dead = { ...deps, database: { ...database } };
  let transactions = 0;
  dead.database.acrossBusinesses = (work) => {
    transactions += 1;
    return transactions === 1 ? database.acrossBusinesses(work) : Promise.reject(new Error('killed'));
  };
  await expect(deliverDueMails(dead, sendAndDie)).rejects.toThrow(AggregateError);
  expect(seen).toMatchObject([{ attempts: 1, sent_at: null }]);
  expect(others).toBe(0);
  expect(await deliverDueMails(deps, async () => undefined)).toBe(0);
  clock.advance(5 * MINUTE);
  expect(await deliverDueMails(deps, async () => undefined)).toBe(1);
});

test('what left stays noted, and leaves once, while another mail stalls', async () => {
  await queue('stalls@example.com');
  await queue('leaves@example.com');
  const sent: string[] = [];
  const stalled = Promise.withResolvers<void>();
  const delivery = deliverDueMails(deps, async ({ recipient }) => {
    if (recipient === 'stalls@example.com') return stalled.promise;
    sent.push(recipient);
  });
  await expect
    .poll(stored)
    .toContainEqual(expect.objectContaining({ recipient: 'leaves@example.com', sent_at: clock.now() }));
  stalled.reject(new Error('the connection was lost'));
  expect(await delivery).toBe(1);
  clock.advance(MINUTE / 2);
  await deliverDueMails(deps, async ({ recipient }) => void sent.push(recipient));
  expect(sent).toEqual(['leaves@example.com', 'stalls@example.com']);
});

test('a mail server that takes the call and says nothing is given up', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const config = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Harbour <no-reply@example.com>' };
  const atOnce = { dnsTimeout: 50, connectionTimeout: 50, greetingTimeout: 50, socketTimeout: 50 };
  const delivery = openMailDelivery({ ...deps, config }, atOnce);
  await queue('e@example.com');
  await delivery?.deliver();
  expect(await stored()).toMatchObject([{ attempts: 1, sent_at: null, last_error: expect.any(String) }]);
  delivery?.close();
  silent.close();
});
