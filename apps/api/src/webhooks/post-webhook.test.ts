import { expect, test } from 'vitest';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { postWebhook } from './post-webhook.ts';

const receiver = await startWebhookReceiver();
const { port } = new URL(receiver.origin);

const post = (path: string, options: { timeout?: number } = {}) =>
  postWebhook(receiver.origin + path, { 'webhook-id': 'oev_1' }, '{"a":"é"}', {
    privateTargets: true,
    ...options,
  });

test('any 2xx status is success, and the body arrives byte for byte', async () => {
  receiver.answer((response) => response.writeHead(204).end());
  expect(await post('/no-content?shop=1')).toMatchObject({ status: 204, body: '', error: null });
  expect(receiver.at('/no-content?shop=1')).toMatchObject([
    { body: '{"a":"é"}', headers: { 'webhook-id': 'oev_1', host: `127.0.0.1:${port}` } },
  ]);
});

test.each([301, 302, 303, 307, 308])('a redirect (%i) is a failure and is not followed', async (status) => {
  receiver.answer((response) =>
    response.writeHead(status, { location: `${receiver.origin}/elsewhere` }).end(),
  );
  expect(await post('/moved')).toMatchObject({
    status,
    error: `It answered with a redirect (status ${status}), and redirects are not followed.`,
  });
  expect(receiver.at('/elsewhere')).toEqual([]);
});

test.each([400, 404, 429, 500, 503])('status %i is a failure, with what was answered', async (status) => {
  receiver.answer((response) => response.writeHead(status).end('no\0pe'));
  expect(await post('/')).toMatchObject({
    status,
    body: 'no\u{FFFD}pe',
    error: `It answered with status ${status}.`,
  });
});

test('an endpoint that does not answer has failed at the limit', async () => {
  receiver.answer(() => undefined);
  expect(await post('/silent', { timeout: 50 })).toMatchObject({
    status: null,
    body: null,
    error: 'It did not answer in time.',
  });
});

test('an answer without end is cut, and its status counts', async () => {
  let hungUp = (): void => undefined;
  const closed = new Promise<void>((fulfil) => {
    hungUp = fulfil;
  });
  receiver.answer((response) => {
    response.writeHead(200);
    const more = () =>
      void (response.write('🙂'.repeat(4096)) ? setImmediate(more) : response.once('drain', more));
    response.on('close', () => hungUp());
    more();
  });
  const answer = await post('/endless');
  await closed;
  expect(answer).toMatchObject({ status: 200, error: null });
  // Characters, of which none is cut in half.
  expect(answer.body).toMatch(/^🙂{2000}$/u);
});

test('an endpoint that switches protocols, which nobody asked for, has failed at once', async () => {
  receiver.answer((response) =>
    response.socket?.end(
      'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    ),
  );
  expect(await post('/upgrade')).toMatchObject({ status: null, body: null, error: 'The connection failed.' });
});

test('an answer that stops midway keeps its status', async () => {
  receiver.answer((response) => response.writeHead(500).write('oh'));
  expect(await post('/stuck', { timeout: 200 })).toMatchObject({ status: 500, body: 'oh' });
});

test('a broken-off, a refused and an unencrypted connection are told in words', async () => {
  receiver.answer((response) => response.destroy());
  expect((await post('/')).error).toBe('It broke off the connection.');
  const plain = await postWebhook(`https://127.0.0.1:${port}/`, {}, '{}', { privateTargets: true });
  expect(plain.error).toBe('It does not speak TLS as it should.');
  const closed = await postWebhook('http://127.0.0.1:1/', {}, '{}', { privateTargets: true });
  expect(closed.error).toBe('It refused the connection.');
});

const PRIVATE = 'Its address is not on the public internet, so no connection was made.';

test.each([
  ['127.0.0.1'],
  ['::1'],
  ['::ffff:127.0.0.1'],
  ['64:ff9b::7f00:1'],
  ['169.254.169.254'],
  ['1.1.1.1', '127.0.0.1'],
])('a name that resolves to %s is not connected to', async (...addresses) => {
  const before = receiver.received.length;
  const answer = await postWebhook(`https://shop.example.com:${port}/`, {}, '{}', {
    privateTargets: false,
    resolve: async () => addresses,
  });
  expect(answer).toMatchObject({ status: null, error: PRIVATE });
  expect(receiver.received.length).toBe(before);
});

test('a name is resolved anew for each connection, so that a second answer is checked as the first was', async () => {
  const asked: string[] = [];
  const resolve = async (hostname: string) => {
    asked.push(hostname);
    return asked.length === 1 ? [] : ['127.0.0.1'];
  };
  for (let tries = 0; tries < 2; tries += 1) {
    const answer = await postWebhook(`https://shop.example.com:${port}/`, {}, '{}', {
      privateTargets: false,
      resolve,
    });
    expect(answer.error).toBe(PRIVATE);
  }
  expect(asked).toEqual(['shop.example.com', 'shop.example.com']);
});

test.each(['https://127.0.0.1/', 'https://2130706433/', 'https://[::ffff:7f00:1]/', 'http://127.0.0.1/'])(
  '%s, stored while private targets were allowed, is not connected to once they are not',
  async (address) => {
    const resolve = async () => ['1.1.1.1'];
    expect(await postWebhook(address, {}, '{}', { privateTargets: false, resolve })).toMatchObject({
      status: null,
      error: PRIVATE,
    });
  },
);

test('a name that does not resolve is told in words', async () => {
  const resolve = async () => {
    throw Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' });
  };
  const answer = await postWebhook('https://nowhere.example/', {}, '{}', { privateTargets: false, resolve });
  expect(answer.error).toBe('The name of its host cannot be resolved.');
});
