import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const { app, log } = await testApp();
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

/** What comes back for bytes that are sent as they are, until the server hangs up. */
async function send(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  socket.end(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head: head.toLowerCase(), body: JSON.parse(body) as unknown, length: Buffer.byteLength(body) };
}

const REQUEST_ID: unknown = expect.stringMatching(/^req_/);

test.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['a method that there is not', 'FETCH / HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['two lengths', 'POST /api/x HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na'],
  ['a chunk without a size', 'POST /api/x HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nz\r\n'],
])('%s is refused in our words', async (_what, bytes) => {
  const { head, body, length } = await send(bytes);
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([
      'http/1.1 400 bad request',
      'content-type: application/json; charset=utf-8',
      `content-length: ${length}`,
      'cache-control: no-store',
      'connection: close',
      'x-content-type-options: nosniff',
    ]),
  );
  expect(body).toEqual({
    message: 'The request could not be read.',
    code: 'malformed_request',
    type: 'invalid_request',
    request_id: REQUEST_ID,
  });
});

test('headers that are too long are refused as such', async () => {
  const { head, body } = await send(`GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(head).toMatch(/^http\/1\.1 431 request header fields too large\r\n/);
  expect(body).toEqual({
    message: 'The headers of the request are too long.',
    code: 'malformed_request',
    type: 'invalid_request',
    request_id: REQUEST_ID,
  });
});

const LOGIN = JSON.stringify({ email: 'ada@example.com', password: 'a quite long pass phrase' });
const loginSaying = (length: number, body: string) =>
  `POST /api/core/users/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;

test('where more comes than was said, the call that is under way is not said to have failed', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(loginSaying(LOGIN.length, `${LOGIN}}}`));
  expect(await text(socket)).toBe('');
});

test('after an answer, what cannot be read is refused as ever', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(loginSaying(LOGIN.length, LOGIN));
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(String(first)).toMatch(/^HTTP\/1.1 401 /);
  socket.end('hello\r\n\r\n');
  expect(await text(socket)).toContain('malformed_request');
});

test('a request that came too late is refused as such, and what comes of it then is not carried out', async () => {
  const connected = once(app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  const whole = loginSaying(LOGIN.length, LOGIN);
  socket.write(whole.slice(0, -1));
  const [ours] = (await connected) as [Socket];
  await once(ours, 'data');
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  app.server.emit('clientError', late, ours);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 [^]*The request took too long to arrive/);
  expect(ours.destroyed).toBe(true);
});

test('whoever is still sending too long headers hears why they are refused', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'a'.repeat(20_000)}`);
  await once(socket, 'connect');
  for (let sent = 0; sent < 20; sent += 1) socket.write('a'.repeat(100_000));
  socket.end();
  expect(await text(socket)).toMatch(/^HTTP\/1.1 431 /);
});

test('support finds what was refused by its id, with its kind and without a byte of it', async () => {
  const { body } = await send('POST 4242424242424242 hello\r\n\r\n');
  const { request_id: id } = body as { request_id: string };
  const lines = log.map((line) => JSON.parse(line) as { reqId?: string });
  expect(lines.filter(({ reqId }) => reqId === id)).toMatchObject([
    { status: 400, code: expect.stringMatching(/^HPE_/) },
  ]);
  expect(log.join('')).not.toMatch(/4242|hello/);
});
