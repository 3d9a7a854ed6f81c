import type { Selectable } from 'kysely';
import type { Transaction } from '../platform/database.ts';
import type { Tables } from '../platform/tables.ts';

export type UserRow = Selectable<Tables['users']>;

export async function findUserByEmail(trx: Transaction, email: string): Promise<UserRow | undefined> {
  return trx.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function findUser(trx: Transaction, id: string): Promise<UserRow | undefined> {
  return trx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Says false when the address has an account already. */
export async function insertUser(trx: Transaction, user: UserRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Remembers this sign-in and the one before it, which is what the person is shown. */
export async function recordSignIn(trx: Transaction, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set((column) => ({ previous_login_at: column.ref('last_login_at'), last_login_at: now }))
    .where('id', '=', userId)
    .execute();
}

/** Whoever opened a link that was mailed to the address has it. */
export async function markEmailVerified(trx: Transaction, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
}

export async function setPassword(trx: Transaction, userId: string, passwordHash: string): Promise<void> {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}
