import { createHash, timingSafeEqual } from 'node:crypto';
import type { onRequestHookHandler } from 'fastify';
import { NetworkFailure } from './network-failure.ts';

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}

/** Lets only callers with the shared secret through, compared in constant time. Fails with: unauthorized. */
export function requireBearer(secret: string): onRequestHookHandler {
  const expected = digest(`Bearer ${secret}`);
  return function checkBearer(request, _reply, done) {
    const authorized = timingSafeEqual(digest(request.headers.authorization ?? ''), expected);
    done(
      authorized ? undefined : new NetworkFailure('unauthorized', 'The bearer secret is missing or wrong.'),
    );
  };
}
