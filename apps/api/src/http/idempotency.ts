import type { KeyObject } from 'node:crypto';
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { DAY, after } from '../platform/clock.ts';
import { newInstanceName, newSeed } from '../platform/ids.ts';
import { hashToken } from '../platform/tokens.ts';
import type { Caller } from './caller.ts';
import { DomainError } from './errors.ts';
import { createAnswerKeeper, createKeyAdder } from './idempotency-batches.ts';

type Dependencies = Pick<AppDependencies, 'database' | 'clock'>;

/** An answer as it left, to be given again. */
export interface StoredAnswer {
  status: number;
  body: unknown;
}

export interface Claim {
  /** Makes the ids of what this call creates; the same for every run of it. */
  seed: string;
  /** Keeps the answer for whoever asks again. */
  settle(answer: StoredAnswer): Promise<void>;
  /** Leaves the claim open, so that the same call may run again onto the same resource. */
  abandon(): Promise<void>;
}

export interface IdempotentCall {
  caller: Caller;
  ip: string;
  method: string;
  path: string;
  key: string;
  body: unknown;
}

/** First answers are kept this long. */
const KEPT = DAY;

/** A running call renews its claim; one whose process died loses it after this many seconds. */
const LEASE_SECONDS = 15;
const RENEW_EVERY_MS = 5_000;

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
      return `link:${caller.paymentLinkId}:${ip}`;
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

function seal(secret: KeyObject, plain: string): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secret, iv);
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

function unseal(secret: KeyObject, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}

export interface Idempotency {
  /**
   * Claims a call before it runs. Of calls that come at once, one gets the claim.
   *
   * Fails with: idempotency_in_progress, idempotency_key_reused.
   */
  begin(call: IdempotentCall): Promise<{ claim: Claim } | { replay: StoredAnswer }>;
  close(): void;
}

export function createIdempotency(deps: Dependencies): Idempotency {
  const owner = newInstanceName();
  const running = new Set<string>();
  const add = createKeyAdder(deps.database, owner, LEASE_SECONDS);
  const keep = createAnswerKeeper(deps.database, owner);
  const lease = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;

  const renew = async (): Promise<void> => {
    if (running.size === 0) return;
    await deps.database.acrossBusinesses((trx) =>
      trx
        .with('free', (free) =>
          free
            .selectFrom('idempotency_keys')
            .select(['scope', 'key_hash'])
            .where('owner', '=', owner)
            .where('state', '=', 'running')
            .where('key_hash', 'in', [...running])
            // What is held is about to end, or comes next time: whoever keeps many answers holds many rows.
            .forUpdate()
            .skipLocked(),
        )
        .updateTable('idempotency_keys')
        .from('free')
        .set({ lease_until: lease })
        .whereRef('idempotency_keys.scope', '=', 'free.scope')
        .whereRef('idempotency_keys.key_hash', '=', 'free.key_hash')
        .execute(),
    );
  };
  // A renewal that fails is tried again; until the lease ends nothing is lost.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_EVERY_MS);
  timer.unref();

  const claimOf = (scope: string, keyHash: string, secret: KeyObject, seed: string): Claim => {
    running.add(keyHash);
    const ending = async (work: Promise<unknown>): Promise<void> => {
      try {
        await work;
      } finally {
        running.delete(keyHash);
      }
    };
    return {
      seed,
      settle: ({ status, body }) =>
        ending(keep({ scope, keyHash, status, answer: seal(secret, JSON.stringify(body ?? null)) })),
      abandon: () =>
        ending(
          deps.database.acrossBusinesses((trx) =>
            trx
              .updateTable('idempotency_keys')
              .set({ lease_until: sql<Date>`now()` })
              .where('scope', '=', scope)
              .where('key_hash', '=', keyHash)
              .where('owner', '=', owner)
              .execute(),
          ),
        ),
    };
  };

  return {
    begin: async (call) => {
      const now = deps.clock.now();
      const scope = `${callerName(call.caller, call.ip)} ${call.method} ${call.path}`;
      const keyHash = hashToken(`${scope} ${call.key}`);
      const secret = derive(call.key, scope);
      // Keyed, so that a body that could be guessed can't be found from its hash.
      const requestHash = createHmac('sha256', secret).update(canonical(call.body)).digest('hex');
      const seed = newSeed();
      if (await add({ scope, keyHash, requestHash, seed, createdAt: now }))
        return { claim: claimOf(scope, keyHash, secret, seed) };
      const outcome = await deps.database.acrossBusinesses(
        async (trx): Promise<{ seed: string } | { replay: StoredAnswer }> => {
          await trx
            .deleteFrom('idempotency_keys')
            .where('scope', '=', scope)
            .where('key_hash', '=', keyHash)
            .where('created_at', '<=', after(now, -KEPT))
            .execute();
          const inserted = await trx
            .insertInto('idempotency_keys')
            .values({
              scope,
              key_hash: keyHash,
              request_hash: requestHash,
              seed,
              state: 'running',
              owner,
              lease_until: lease,
              status: null,
              answer: null,
              created_at: now,
            })
            .onConflict((conflict) => conflict.columns(['scope', 'key_hash']).doNothing())
            .executeTakeFirst();
          if (inserted.numInsertedOrUpdatedRows === 1n) return { seed };
          const row = await trx
            .selectFrom('idempotency_keys')
            .select(['request_hash', 'seed', 'state', 'status', 'answer'])
            .select(sql<boolean>`lease_until <= now()`.as('lapsed'))
            .where('scope', '=', scope)
            .where('key_hash', '=', keyHash)
            // A call that somebody is busy with is in progress.
            .forUpdate()
            .skipLocked()
            .executeTakeFirst();
          if (row === undefined) throw new DomainError('idempotency_in_progress');
          if (row.request_hash !== requestHash) throw new DomainError('idempotency_key_reused');
          if (row.state === 'done' && row.status !== null && row.answer !== null) {
            return {
              replay: { status: row.status, body: JSON.parse(unseal(secret, row.answer)) as unknown },
            };
          }
          if (!row.lapsed) throw new DomainError('idempotency_in_progress');
          await trx
            .updateTable('idempotency_keys')
            .set({ owner, lease_until: lease })
            .where('scope', '=', scope)
            .where('key_hash', '=', keyHash)
            .execute();
          return { seed: row.seed };
        },
      );
      if ('replay' in outcome) return { replay: outcome.replay };
      return { claim: claimOf(scope, keyHash, secret, outcome.seed) };
    },
    close: () => clearInterval(timer),
  };
}
