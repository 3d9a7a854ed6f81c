import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const { app } = await testApp();
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
