import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { DAY, after } from '../platform/clock.ts';
import { newInstanceName } from '../platform/ids.ts';
import { DomainError } from './errors.ts';
import type { KeptAnswer, NewKey } from './idempotency-batches.ts';
import { LEASE_SECONDS, createAnswerKeeper, createKeyAdder } from './idempotency-batches.ts';
import type { CallKey, IdempotentCall } from './idempotency-key.ts';
import { keyOf, seal, unseal } from './idempotency-key.ts';

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

/** Thrown instead of an answer: the call was answered before. */
export class Replay extends Error {
  readonly answer: StoredAnswer;
  constructor(answer: StoredAnswer) {
    super('The call was answered before.');
    this.name = 'Replay';
    this.answer = answer;
  }
}

/**
 * A call whose handler claims it, and keeps its answer, in the commits of its own work: `addKeys` with the work's first
 * commit and `keepAnswers` with its last. What became of either is told only after that commit.
 */
export interface JoinedCall {
  readonly key: NewKey;
  /** The key was added. */
  begun(): void;
  /**
   * Claims the call in a commit of its own, unless it is claimed already.
   *
   * Fails with: Replay, idempotency_in_progress, idempotency_key_reused.
   */
  begin(): Promise<void>;
  sealed(answer: StoredAnswer): KeptAnswer;
  /** The answer was kept. */
  kept(): void;
  /** The claim, while there is an answer to be kept. */
  readonly claim: Claim | undefined;
}

/** First answers are kept this long. */
const KEPT = DAY;

const RENEW_EVERY_MS = 5_000;

export interface Idempotency {
  /**
   * Claims a call before it runs. Of calls that come at once, one gets the claim.
   *
   * Fails with: Replay, idempotency_in_progress, idempotency_key_reused.
   */
  begin(call: IdempotentCall): Promise<Claim>;
  /** Leaves it to the handler when the call is claimed. */
  join(call: IdempotentCall): JoinedCall;
  close(): void;
}

export function createIdempotency(deps: Dependencies): Idempotency {
  const owner = newInstanceName();
  const running = new Set<string>();
  const add = createKeyAdder(deps.database);
  const keep = createAnswerKeeper(deps.database);
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

  const claimOf = (key: CallKey, seed = key.seed): Claim => {
    const { scope, keyHash } = key;
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
      settle: (answer) => ending(keep(sealed(key, answer))),
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

  const beginWith = async (key: CallKey): Promise<Claim> => {
    const { scope, keyHash, requestHash, seed, createdAt, secret } = key;
    if (await add(key)) return claimOf(key);
    const outcome = await deps.database.acrossBusinesses(
      async (trx): Promise<{ seed: string } | { replay: StoredAnswer }> => {
        await trx
          .deleteFrom('idempotency_keys')
          .where('scope', '=', scope)
          .where('key_hash', '=', keyHash)
          .where('created_at', '<=', after(createdAt, -KEPT))
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
            created_at: createdAt,
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
        // This very call's own, where the answer to the commit that added it was lost.
        if (!row.lapsed && row.seed !== seed) throw new DomainError('idempotency_in_progress');
        await trx
          .updateTable('idempotency_keys')
          .set({ owner, lease_until: lease })
          .where('scope', '=', scope)
          .where('key_hash', '=', keyHash)
          .execute();
        return { seed: row.seed };
      },
    );
    if ('replay' in outcome) throw new Replay(outcome.replay);
    return claimOf(key, outcome.seed);
  };

  const join = (call: IdempotentCall): JoinedCall => {
    const key = keyOf(call, owner, deps.clock.now());
    let claim: Claim | undefined;
    return {
      key,
      begun: () => {
        claim = claimOf(key);
      },
      begin: async () => {
        claim ??= await beginWith(key);
      },
      sealed: (answer) => sealed(key, answer),
      kept: () => {
        running.delete(key.keyHash);
        claim = undefined;
      },
      get claim() {
        return claim;
      },
    };
  };

  return {
    begin: (call) => beginWith(keyOf(call, owner, deps.clock.now())),
    join,
    close: () => clearInterval(timer),
  };
}

const sealed = ({ owner, scope, keyHash, secret }: CallKey, { status, body }: StoredAnswer): KeptAnswer => ({
  owner,
  scope,
  keyHash,
  status,
  answer: seal(secret, JSON.stringify(body ?? null)),
});
