import type { Database } from '../platform/database.ts';
import { inBatches } from '../platform/batches.ts';
import { EVERY_BUSINESS } from '../platform/database.ts';
import type { Statement } from '../platform/pipeline.ts';

/** A call that was not seen before. */
export interface NewKey {
  scope: string;
  keyHash: string;
  requestHash: string;
  /** Its own, also among calls of the same key. */
  seed: string;
  createdAt: Date;
}

export interface KeptAnswer {
  scope: string;
  keyHash: string;
  status: number;
  answer: Buffer;
}

const ADD: Statement = {
  name: 'add_idempotency_keys',
  text: `
    insert into idempotency_keys (scope, key_hash, request_hash, seed, state, owner, lease_until, created_at)
    select scope, key_hash, request_hash, seed, 'running', $6, now() + make_interval(secs => $7), created_at
    from unnest($1::text[], $2::text[], $3::text[], $4::uuid[], $5::timestamptz[])
      as call (scope, key_hash, request_hash, seed, created_at)
    on conflict (scope, key_hash) do nothing
    returning seed`,
};

const KEEP: Statement = {
  name: 'keep_answers',
  text: `
    update idempotency_keys kept
    set state = 'done', status = call.status, answer = call.answer, lease_until = now()
    from unnest($1::text[], $2::text[], $3::int[], $4::bytea[]) as call (scope, key_hash, status, answer)
    where kept.scope = call.scope and kept.key_hash = call.key_hash and kept.owner = $5`,
};

/**
 * Adds keys, those of calls that come at once in one commit, and tells of each whether it was new; one that was not stays
 * as it is.
 */
export function createKeyAdder(
  { pipeline }: Database,
  owner: string,
  leaseSeconds: number,
): (key: NewKey) => Promise<boolean> {
  const add = async (keys: readonly NewKey[]): Promise<boolean[]> => {
    const rows = await pipeline.once<{ seed: string }>(EVERY_BUSINESS, ADD, [
      keys.map(({ scope }) => scope),
      keys.map(({ keyHash }) => keyHash),
      keys.map(({ requestHash }) => requestHash),
      keys.map(({ seed }) => seed),
      keys.map(({ createdAt }) => createdAt),
      owner,
      leaseSeconds,
    ]);
    const added = new Set(rows.map(({ seed }) => seed));
    return keys.map(({ seed }) => added.has(seed));
  };
  const addOne = inBatches<NewKey, boolean>({
    together: (_owner, keys) => add(keys),
    alone: async (_owner, key) => (await add([key]))[0] === true,
  });
  return (key) => addOne(EVERY_BUSINESS, key);
}

/** Keeps the answers of calls that this process still has the claim of, those that come at once in one commit. */
export function createAnswerKeeper(
  { pipeline }: Database,
  owner: string,
): (answer: KeptAnswer) => Promise<void> {
  const keep = async (answers: readonly KeptAnswer[]): Promise<true[]> => {
    await pipeline.once(EVERY_BUSINESS, KEEP, [
      answers.map(({ scope }) => scope),
      answers.map(({ keyHash }) => keyHash),
      answers.map(({ status }) => status),
      answers.map(({ answer }) => answer),
      owner,
    ]);
    return answers.map(() => true);
  };
  const keepOne = inBatches<KeptAnswer, true>({
    together: (_owner, answers) => keep(answers),
    alone: async (_owner, answer) => {
      await keep([answer]);
      return true;
    },
  });
  return async (answer) => void (await keepOne(EVERY_BUSINESS, answer));
}
