import type { Schemas } from '@harbour/contract/schema';
import { expect, test } from 'vitest';
import { mailsTo } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';

const api = await testApp({ config: { supportEmail: 'team@harbour.example' } });
const { call } = api;

const REQUEST: Schemas['SendContactMessageRequest'] = {
  name: 'Ọládélé O’Brien',
  email: 'Ada.Obi@Example.com ',
  topic: 'sales',
  company: 'Obi & Daughters',
  message: 'Do you settle in naira?\nWe sell <b>bread</b>.',
};

const messageOf = (id: string) =>
  api.database.acrossBusinesses((trx) =>
    trx.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst(),
  );

const countMails = () =>
  api.database.acrossBusinesses(async (trx) => (await trx.selectFrom('mails').select('id').execute()).length);

test('a message is kept as it was written, mailed to the team, and acknowledged to its sender', async () => {
  const answer = await call('sendContactMessage', { body: REQUEST });
  expect(answer.status).toBe(201);
  expect(answer.data.received_at).toBe(api.clock.now().toISOString());
  expect(await messageOf(answer.data.id)).toMatchObject({
    name: REQUEST.name,
    email: 'ada.obi@example.com',
    company: REQUEST.company,
    topic: 'sales',
    message: REQUEST.message,
  });
  const [toTeam] = await mailsTo(api, 'team@harbour.example');
  expect(toTeam?.subject).toBe('Contact form: sales');
  expect(toTeam?.text_body).toContain(REQUEST.message);
  expect(toTeam?.text_body).toContain('ada.obi@example.com');
  const [toSender] = await mailsTo(api, 'ada.obi@example.com');
  expect(toSender?.text_body).not.toContain('naira');
});

test('topic and company may be left out', async () => {
  const { name, email, message } = REQUEST;
  const answer = await call('sendContactMessage', { body: { name, email, message } });
  expect(answer.status).toBe(201);
  expect(await messageOf(answer.data.id)).toMatchObject({ topic: 'other', company: null });
});

test.each([
  ['name', 'Ada\r\nBcc: everybody@example.com'],
  ['name', 'Ada\u001B'],
  ['name', 'Ada \u202Egnp.exe'],
  ['name', '   '],
  ['company', 'Obi\nSubject: other'],
  ['email', 'ada@example.com\r\nBcc: everybody@example.com'],
  ['email', 'ada@example.com,everybody@example.com'],
  ['email', 'Ada <ada@example.com>'],
  ['email', 'ada'],
  ['topic', 'sales\r\nBcc: everybody@example.com'],
  ['message', 'too short'],
  ['message', 'bell \u0007 and escape \u001B'],
  ['message', 'x'.repeat(5001)],
  ['message', ' '.repeat(20)],
])('%s %j is refused at its field and nothing is mailed', async (field, value) => {
  const before = await countMails();
  const answer = await call('sendContactMessage', { payload: { ...REQUEST, [field]: value } });
  expect(answer.status).toBe(422);
  expect(answer.error.errors?.map((error) => error.field)).toContain(field);
  expect(await countMails()).toBe(before);
});

test('a NUL is refused before anything is kept', async () => {
  const answer = await call('sendContactMessage', { payload: { ...REQUEST, name: 'Ada\u0000' } });
  expect(answer.status).toBe(400);
});

test('lines in a message that look like headers stay text of the body', async () => {
  const message = 'Hello there,\nBcc: everybody@example.com\nSubject: You won';
  await call('sendContactMessage', { body: { ...REQUEST, email: 'lines@example.com', message } });
  const [toTeam] = await mailsTo(api, 'team@harbour.example');
  expect(toTeam?.subject).toBe('Contact form: sales');
  expect(toTeam?.text_body).toContain(message);
  expect(await mailsTo(api, 'everybody@example.com')).toEqual([]);
});

test('a repeated call with one Idempotency-Key is kept and mailed once', async () => {
  const input = { body: REQUEST, headers: { 'idempotency-key': 'contact-0001' } };
  const first = await call('sendContactMessage', input);
  const mails = await countMails();
  const again = await call('sendContactMessage', input);
  expect([again.status, again.data]).toEqual([201, first.data]);
  expect(await countMails()).toBe(mails);
});

test('another site’s page cannot send the form', async () => {
  const answer = await call('sendContactMessage', {
    body: REQUEST,
    headers: { origin: 'https://elsewhere.example' },
  });
  expect([answer.status, answer.error.code]).toEqual([403, 'origin_not_allowed']);
});
