import type { Insertable, Updateable } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import type { Authentication } from './authentication.ts';
import type { ThreeDSecureTables } from './tables.ts';

export function findAuthentication(trx: Transaction, attemptId: string): Promise<Authentication | undefined> {
  return trx.selectFrom('authentications').selectAll().where('attempt_id', '=', attemptId).executeTakeFirst();
}

/** Finds the authentication that a message of the card network names, whoever's it is. */
export function findAuthenticationByTransId(
  trx: Transaction,
  threeDSServerTransId: string,
): Promise<Authentication | undefined> {
  return trx
    .selectFrom('authentications')
    .selectAll()
    .where('three_ds_server_trans_id', '=', threeDSServerTransId.toLowerCase())
    .executeTakeFirst();
}

export async function addAuthentication(
  trx: Transaction,
  authentication: Insertable<ThreeDSecureTables['authentications']>,
): Promise<Authentication> {
  return trx.insertInto('authentications').values(authentication).returningAll().executeTakeFirstOrThrow();
}

export async function changeAuthentication(
  trx: Transaction,
  attemptId: string,
  changes: Updateable<ThreeDSecureTables['authentications']>,
): Promise<Authentication> {
  return trx
    .updateTable('authentications')
    .set(changes)
    .where('attempt_id', '=', attemptId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function listAuthentications(
  trx: Transaction,
  attemptIds: readonly string[],
): Promise<Authentication[]> {
  if (attemptIds.length === 0) return Promise.resolve([]);
  return trx.selectFrom('authentications').selectAll().where('attempt_id', 'in', attemptIds).execute();
}
