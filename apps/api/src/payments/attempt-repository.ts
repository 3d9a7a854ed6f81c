import type { Insertable, Updateable } from 'kysely';
import type { Transaction } from '../platform/database.ts';
import { hashToken } from '../platform/tokens.ts';
import { DomainError } from '../http/errors.ts';
import type { Attempt } from './attempt.ts';
import type { PaymentsTables } from './tables.ts';

/**
 * The attempt that an authentication token stands for, of that payment and no other.
 *
 * Fails with: invalid_token.
 */
export async function loadAttemptByToken(
  trx: Transaction,
  paymentId: string,
  token: string,
): Promise<Attempt> {
  const attempt = await trx
    .selectFrom('attempts')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  if (attempt === undefined) throw new DomainError('invalid_token');
  return attempt;
}

/** The attempt as it is now; hold the payment's row first where it is going to change. Fails with: not_found. */
export async function loadAttempt(trx: Transaction, id: string): Promise<Attempt> {
  const attempt = await trx.selectFrom('attempts').selectAll().where('id', '=', id).executeTakeFirst();
  if (attempt === undefined) throw new DomainError('not_found');
  return attempt;
}

export async function addAttempt(
  trx: Transaction,
  attempt: Insertable<PaymentsTables['attempts']>,
): Promise<Attempt> {
  return trx.insertInto('attempts').values(attempt).returningAll().executeTakeFirstOrThrow();
}

export async function changeAttempt(
  trx: Transaction,
  id: string,
  changes: Updateable<PaymentsTables['attempts']>,
): Promise<Attempt> {
  return trx
    .updateTable('attempts')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function countAttempts(trx: Transaction, paymentId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('attempts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return count;
}
