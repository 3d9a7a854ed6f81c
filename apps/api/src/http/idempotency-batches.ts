import type { Database } from '../platform/database.ts';
import { inBatches } from '../platform/batches.ts';
import { EVERY_BUSINESS } from '../platform/database.ts';
import type { Send, Statement } from '../platform/pipeline.ts';
import { sendOn } from '../platform/pipeline.ts';

/** A call that was not seen before. */
export interface NewKey {
  /** The process that runs it. */
  owner: string;
  scope: string;
  keyHash: string;
  requestHash: string;
  /** Its own, also among calls of the same key. */
  seed: string;
  createdAt: Date;
}

export interface KeptAnswer {
  owner: string;
  scope: string;
  keyHash: string;
  status: number;
  answer: Buffer;
}

/** A running call renews its claim; one whose process died loses it after this many seconds. */
export const LEASE_SECONDS = 15;

/** In an order, so that no two servers wait for each other's keys. */
const ADD: Statement = {
  name: 'add_idempotency_keys',
  text: `
    insert into idempotency_keys (scope, key_hash, request_hash, seed, state, owner, lease_until, created_at)
    select scope, key_hash, request_hash, seed, 'running', owner, now() + make_interval(secs => ${LEASE_SECONDS}), created_at
    from unnest($1::text[], $2::text[], $3::text[], $4::uuid[], $5::timestamptz[], $6::text[])
      as call (scope, key_hash, request_hash, seed, created_at, owner)
    order by scope, key_hash
    on conflict (scope, key_hash) do nothing
    returning seed`,
};

/** What this very call has added already, where the answer to its commit was lost. */
const FIND_OWN: Statement = {
  name: 'find_own_key',
  text: `
    select seed from idempotency_keys
    where scope = $1 and key_hash = $2 and seed = $3 and owner = $4 and state = 'running'`,
};

/** What somebody else holds is not waited for, so that no tenant's answer waits for another's. */
const KEEP_FREE: Statement = {
  name: 'keep_free_answers',
  text: `
    with free as (
      select kept.scope, kept.key_hash, call.status, call.answer
      from unnest($1::text[], $2::text[], $3::int[], $4::bytea[], $5::text[]) as call (scope, key_hash, status, answer, owner)
      join idempotency_keys kept
        on kept.scope = call.scope and kept.key_hash = call.key_hash and kept.owner = call.owner
      for update of kept skip locked
    )
    update idempotency_keys kept
    set state = 'done', status = free.status, answer = free.answer, lease_until = now()
    from free
    where kept.scope = free.scope and kept.key_hash = free.key_hash
    returning kept.key_hash`,
};

const KEEP: Statement = {
  name: 'keep_answer',
  text: `
    update idempotency_keys
    set state = 'done', status = $3, answer = $4, lease_until = now()
    where scope = $1 and key_hash = $2 and owner = $5`,
};

/** Adds keys, and tells of each whether it was new; one that was not stays as it is. */
export async function addKeys(send: Send, keys: readonly NewKey[]): Promise<boolean[]> {
  if (keys.length === 0) return [];
  const rows = await send<{ seed: string }>(ADD, [
    keys.map(({ scope }) => scope),
    keys.map(({ keyHash }) => keyHash),
    keys.map(({ requestHash }) => requestHash),
    keys.map(({ seed }) => seed),
    keys.map(({ createdAt }) => createdAt),
    keys.map(({ owner }) => owner),
  ]);
  const added = new Set(rows.map(({ seed }) => seed));
  return keys.map(({ seed }) => added.has(seed));
}

/**
 * Keeps answers, and tells of each whether it was kept: not what somebody else holds, nor what this process has the claim of no
 * more.
 */
export async function keepAnswers(send: Send, answers: readonly KeptAnswer[]): Promise<boolean[]> {
  if (answers.length === 0) return [];
  const rows = await send<{ key_hash: string }>(KEEP_FREE, [
    answers.map(({ scope }) => scope),
    answers.map(({ keyHash }) => keyHash),
    answers.map(({ status }) => status),
    answers.map(({ answer }) => answer),
    answers.map(({ owner }) => owner),
  ]);
  const kept = new Set(rows.map(({ key_hash: keyHash }) => keyHash));
  return answers.map(({ keyHash }) => kept.has(keyHash));
}

/**
 * Adds keys, those of calls that come at once in one commit, and tells of each whether it was new; one that was not stays
 * as it is.
 */
export function createKeyAdder({ pipeline, acrossBusinesses }: Database): (key: NewKey) => Promise<boolean> {
  const addOne = inBatches<NewKey, boolean>({
    together: (everyBusiness, keys) =>
      addKeys((statement, values) => pipeline.once(everyBusiness, statement, values), keys),
    alone: (_everyBusiness, key) =>
      acrossBusinesses(async (trx) => {
        const send = sendOn(trx);
        const [added] = await addKeys(send, [key]);
        if (added === true) return true;
        const own = await send(FIND_OWN, [key.scope, key.keyHash, key.seed, key.owner]);
        return own.length > 0;
      }),
  });
  return (key) => addOne(EVERY_BUSINESS, key);
}

/** Keeps the answers of calls that this process still has the claim of, those that come at once in one commit. */
export function createAnswerKeeper({
  pipeline,
  acrossBusinesses,
}: Database): (answer: KeptAnswer) => Promise<void> {
  const keepOne = inBatches<KeptAnswer, true>({
    together: async (everyBusiness, answers) => {
      const kept = await keepAnswers(
        (statement, values) => pipeline.once(everyBusiness, statement, values),
        answers,
      );
      return kept.map((isKept) => isKept || undefined);
    },
    alone: (_everyBusiness, { owner, scope, keyHash, status, answer }) =>
      acrossBusinesses(async (trx): Promise<true> => {
        await sendOn(trx)(KEEP, [scope, keyHash, status, answer, owner]);
        return true;
      }),
  });
  return async (answer) => void (await keepOne(EVERY_BUSINESS, answer));
}
