import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { MINUTE, fixedClock } from './clock.ts';
import { queueMail } from './mail.ts';
import type { SendMail } from './mail-delivery.ts';
import { createMailDelivery, openMailDelivery } from './mail-delivery.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

const clock = fixedClock(new Date('2026-03-02T09:00:00Z'));
const deps = { database, clock };

const logged: unknown[] = [];
const log = { error: (...words: unknown[]) => void logged.push(words) };
afterEach(() => {
  vi.restoreAllMocks();
  expect(logged.splice(0)).toEqual([]);
});

/** Sends what is due, to the end of it. */
async function deliver(send: SendMail): Promise<void> {
  const delivery = createMailDelivery(deps, send, log);
  await delivery.deliver();
  await delivery.settled();
}

const refuse = (): never => {
  throw new Error('Nothing was due.');
};

const stored = () =>
  database.acrossBusinesses((trx) =>
    trx
      .selectFrom('mails')
      .select(['recipient', 'text_body', 'sent_at', 'attempts', 'last_error', 'next_attempt_at'])
      .execute(),
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
  const send: SendMail = async (mail) => void sent.push(mail.text_body);
  await deliver(send);
  await deliver(send);
  expect(sent).toEqual(['link for a@example.com']);
  expect(await stored()).toMatchObject([{ text_body: '', sent_at: clock.now() }]);
});

test('a mail of work that was rolled back never leaves', async () => {
  const work = database.acrossBusinesses(async (trx) => {
    await queueMail(trx, { to: 'b@example.com', subject: 'S', text: 'T' }, clock.now());
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow();
  const send = vi.fn(refuse);
  await deliver(send);
  expect(send).not.toHaveBeenCalled();
});

test('one that fails is tried again later and keeps none back', async () => {
  await queue('broken@example.com');
  await queue('fine@example.com');
  const sent: string[] = [];
  let broken = true;
  const send: SendMail = async ({ recipient }) => {
    if (recipient === 'broken@example.com' && broken) throw new Error('450 mailbox busy');
    sent.push(recipient);
  };
  await deliver(send);
  expect(sent).toEqual(['fine@example.com']);
  expect(await stored()).toContainEqual(
    expect.objectContaining({ recipient: 'broken@example.com', attempts: 1, last_error: '450 mailbox busy' }),
  );
  broken = false;
  await deliver(send);
  expect(sent).toHaveLength(1);
  clock.advance(MINUTE / 2);
  await deliver(send);
  expect(sent).toEqual(['fine@example.com', 'broken@example.com']);
});

test('however many wait, all leave one after the other, also past some that fail', async () => {
  const all = Array.from(
    { length: 35 },
    (_, count) => `${count % 3 === 0 ? 'bad' : 'good'}${count}@example.com`,
  );
  for (const to of all) await queue(to);
  const sent: string[] = [];
  await deliver(async ({ recipient }) => {
    if (recipient.startsWith('bad')) throw new Error('550 no such mailbox');
    sent.push(recipient);
  });
  expect(sent.toSorted()).toEqual(all.filter((to) => to.startsWith('good')).toSorted());
});

test('two servers send no mail twice', async () => {
  for (let count = 0; count < 30; count += 1) await queue(`c${count}@example.com`);
  const sent: string[] = [];
  const send: SendMail = async ({ recipient }) => void sent.push(recipient);
  await Promise.all([deliver(send), deliver(send), deliver(send)]);
  expect(sent.toSorted()).toEqual(
    Array.from({ length: 30 }, (_, count) => `c${count}@example.com`).toSorted(),
  );
});

test('a try is counted before the mail is sent, and keeps the mail from other servers until its lease ends', async () => {
  await queue('d@example.com');
  const others = vi.fn(refuse);
  let seen: Awaited<ReturnType<typeof stored>> = [];
  const away = { ...database, acrossBusinesses: database.acrossBusinesses };
  const dying = createMailDelivery(
    { ...deps, database: away },
    async () => {
      seen = await stored();
      await deliver(others);
      away.acrossBusinesses = () => Promise.reject(new Error('killed'));
    },
    log,
  );
  await dying.deliver();
  await dying.settled();
  expect(logged.splice(0)).not.toEqual([]);
  expect(seen).toMatchObject([{ attempts: 1, sent_at: null }]);
  await deliver(others);
  expect(others).not.toHaveBeenCalled();
  clock.set(seen[0]?.next_attempt_at ?? clock.now());
  await deliver(async () => undefined);
  expect(await stored()).toMatchObject([{ attempts: 2, sent_at: clock.now() }]);
});

test('a mail that stalls keeps none back: neither those due with it nor those queued later', async () => {
  await queue('stalls@example.com');
  await queue('leaves@example.com');
  const sent: string[] = [];
  const stalled = Promise.withResolvers<void>();
  const delivery = createMailDelivery(
    deps,
    async ({ recipient }) => {
      if (recipient === 'stalls@example.com') return stalled.promise;
      sent.push(recipient);
    },
    log,
  );
  const hasLeft = (recipient: string) =>
    expect.poll(stored).toContainEqual(expect.objectContaining({ recipient, sent_at: clock.now() }));
  await delivery.deliver();
  await hasLeft('leaves@example.com');
  await queue('later@example.com');
  await delivery.deliver();
  await hasLeft('later@example.com');
  stalled.reject(new Error('the connection was lost'));
  await delivery.settled();
  clock.advance(MINUTE / 2);
  await deliver(async ({ recipient }) => void sent.push(recipient));
  expect(sent).toEqual(['leaves@example.com', 'later@example.com', 'stalls@example.com']);
});

/** Ends by the signal alone. */
const untilTold: SendMail = (_mail, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('broken off')));
  });

test('a whole mail is given less time than its lease is long, and is broken off after it', async () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  await queue('trickles@example.com');
  const delivery = createMailDelivery(deps, untilTold, log);
  await delivery.deliver();
  const [held] = await stored();
  const lease = (held?.next_attempt_at.getTime() ?? 0) - clock.now().getTime();
  expect(timeout).toHaveBeenCalledOnce();
  expect(timeout.mock.lastCall?.[0]).toBeLessThan(lease);
  expect(lease, 'a mail whose server was killed does not wait for long').toBeLessThanOrEqual(2 * MINUTE);
  deadline.abort();
  await delivery.settled();
  expect(await stored()).toMatchObject([{ attempts: 1, sent_at: null, last_error: 'broken off' }]);
});

test('a server that stops breaks off what is under way and takes nothing more', async () => {
  await queue('stalls@example.com');
  const delivery = createMailDelivery(deps, untilTold, log, 0);
  await delivery.deliver();
  await queue('later@example.com');
  await delivery.close();
  await delivery.deliver();
  expect(await stored()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ recipient: 'stalls@example.com', attempts: 1, last_error: 'broken off' }),
      expect.objectContaining({ recipient: 'later@example.com', attempts: 0 }),
    ]),
  );
});

test('a mail server that takes the call and says nothing loses the connection with the deadline', async () => {
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const config = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Harbour <no-reply@example.com>' };
  const delivery = openMailDelivery({ ...deps, config }, log);
  await queue('e@example.com');
  const [[connection]] = await Promise.all([once(silent, 'connection'), delivery?.deliver()]);
  const closed = once(connection as Socket, 'close');
  deadline.abort();
  await Promise.all([closed, delivery?.settled()]);
  expect(await stored()).toMatchObject([{ attempts: 1, sent_at: null, last_error: expect.any(String) }]);
  silent.close();
});
