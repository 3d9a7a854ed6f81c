import type { KeyObject } from 'node:crypto';
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { newSeed } from '../platform/ids.ts';
import { hashToken } from '../platform/tokens.ts';
import type { Caller } from './caller.ts';
import type { NewKey } from './idempotency-batches.ts';

export interface IdempotentCall {
  caller: Caller;
  ip: string;
  method: string;
  path: string;
  key: string;
  body: unknown;
}

/** What the database is told of a call, and the secret that its answer is sealed with. */
export interface CallKey extends NewKey {
  secret: KeyObject;
}

function callerName(caller: Caller, ip: string): string {
  switch (caller.kind) {
    case 'session':
      return `user:${caller.userId}`;
    case 'api_key':
      // A rotated key is the same caller.
      return `business:${caller.businessId}:${caller.mode}`;
    case 'payment_token':
      return `payment:${caller.paymentId}`;
    case 'link_token':
      // One opening of the link: payers may share an address, and a payer's own may change.
      return `link:${caller.tokenHash}`;
    case 'anonymous':
      return `anonymous:${ip}`;
  }
}

/** A JSON text in which the order of an object's keys makes no difference. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** A key object, since Node takes long to find out of bytes that they are none. */
const derive = (key: string, scope: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', key, scope, 'harbour idempotency', 32)));

export function seal(secret: KeyObject, plain: string): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secret, iv);
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

export function unseal(secret: KeyObject, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}

/** Names a call: equal ones have the same scope and key, and a seed of their own. */
export function keyOf(call: IdempotentCall, owner: string, createdAt: Date): CallKey {
  const scope = `${callerName(call.caller, call.ip)} ${call.method} ${call.path}`;
  const secret = derive(call.key, scope);
  return {
    owner,
    scope,
    keyHash: hashToken(`${scope} ${call.key}`),
    // Keyed, so that a body that could be guessed can't be found from its hash.
    requestHash: createHmac('sha256', secret).update(canonical(call.body)).digest('hex'),
    seed: newSeed(),
    createdAt,
    secret,
  };
}
