import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { newId } from '../platform/ids.ts';
import { errorBody } from './error-answer.ts';
import { DomainError } from './errors.ts';

/** What Node's parser says by other statuses than 400, and what a person is told then. */
const OTHERS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};

/**
 * Answers what Node's HTTP parser refuses, before there is a request: no route, hook or error handler hears of it. Nothing of it
 * is logged, since what could not be read may hold a card.
 */
export function answerClientError(
  headers: Readonly<Record<string, string>>,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    // The peer is gone, or the other side of the socket is closed.
    if (error.code !== 'ECONNRESET' && socket.writable) {
      const [status, message] = OTHERS[error.code ?? ''] ?? [400, undefined];
      const refusal = new DomainError('malformed_request', message === undefined ? {} : { message });
      const body = JSON.stringify(errorBody(refusal, newId('request')));
      const lines = Object.entries({
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    }
    socket.destroy(error);
  };
}
