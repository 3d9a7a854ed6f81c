import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { SECOND } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { errorBody } from './error-answer.ts';
import { DomainError } from './errors.ts';

/** What Node's parser says by other statuses than 400, and what a person is told then. */
const OTHERS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};

/** Milliseconds for which a refused peer is still listened to: hung up on while it sends, it would lose the answer. */
const LINGER = 2 * SECOND;

/**
 * Answers what Node's HTTP parser refuses, before there is a request: no route, hook or error handler hears of it. What is logged
 * of it is the id and the kind alone, since what could not be read may hold a card.
 */
export function answerClientError(
  headers: Readonly<Record<string, string>>,
): (this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket) => void {
  return function answerInOurWords(error, socket) {
    // What else comes of it, once it is refused.
    if (socket.writableEnded) return;
    // The peer is gone, or the other side of the socket is closed.
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswered(socket)) {
      socket.destroy(error);
      return;
    }
    const [status, message] = OTHERS[error.code ?? ''] ?? [400, undefined];
    const refusal = new DomainError('malformed_request', message === undefined ? {} : { message });
    const reqId = newId('request');
    const body = JSON.stringify(errorBody(refusal, reqId));
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const hangUp = () => socket.destroy();
    const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    // The rest of a late request would still make it one that is carried out, although it was refused.
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`,
      isLate ? hangUp : undefined,
    );
    const lingering = setTimeout(hangUp, LINGER);
    socket.once('close', () => clearTimeout(lingering));
    this.log.info({ reqId, code: error.code, status }, 'refused unread');
  };
}

/** Whether a call that came whole is under way on the socket, or its answer is: a refusal would be taken for that. */
function isAnswered(socket: Socket & { _httpMessage?: ServerResponse | null }): boolean {
  const { _httpMessage: answer } = socket;
  return answer != null && (answer.req.complete || answer.headersSent);
}
