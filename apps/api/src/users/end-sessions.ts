import type { Transaction } from '../platform/database.ts';

/** Signs a person out everywhere. */
export async function endSessionsOf(trx: Transaction, userId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
