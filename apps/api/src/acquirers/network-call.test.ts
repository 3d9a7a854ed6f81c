import { expect, test } from 'vitest';
import { freePort } from '../testing/card-network.ts';
import { neverConnected } from './network-call.ts';

const systemError = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });
const failed = (cause: Error) => new TypeError('fetch failed', { cause });

test.each([
  ['a refused connection', systemError('ECONNREFUSED', 'connect'), true],
  ['a name that there is not', systemError('ENOTFOUND', 'getaddrinfo'), true],
  ['a kind of address that this machine has none of', systemError('EADDRNOTAVAIL', 'connect'), true],
  ['a host that cannot be reached', systemError('EHOSTUNREACH', 'connect'), true],
  ['a host that got out of reach while it answered', systemError('EHOSTUNREACH', 'read'), false],
  ['a network that got out of reach while it was written to', systemError('ENETUNREACH', 'write'), false],
  ['a connection that was reset', systemError('ECONNRESET', 'read'), false],
  [
    'several addresses that all refuse',
    new AggregateError([systemError('ECONNREFUSED', 'connect'), systemError('ENETUNREACH', 'connect')]),
    true,
  ],
  [
    'several addresses of which one failed otherwise',
    new AggregateError([systemError('ECONNREFUSED', 'connect'), systemError('ECONNRESET', 'read')]),
    false,
  ],
  ['several of which none is told', new AggregateError([]), false],
])('%s: whether nothing was sent', (_what, cause, expected) => {
  expect(neverConnected(failed(cause))).toBe(expected);
});

test.each(['127.0.0.1', 'localhost'])('a port of %s where nobody listens was never reached', async (host) => {
  const error: unknown = await fetch(`http://${host}:${await freePort()}`).catch((reason: unknown) => reason);
  expect(neverConnected(error)).toBe(true);
});
