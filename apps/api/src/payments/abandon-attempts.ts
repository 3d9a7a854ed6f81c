import type { Transaction } from '../platform/database.ts';
import { OPEN_ATTEMPTS } from './attempt-status.ts';
import { wipeCards } from './card-vault.ts';

/** Ends the attempts of a payment that are not at the acquirer, and wipes their card data. Hold the payment's row. */
export async function abandonAttempts(trx: Transaction, paymentId: string, now: Date): Promise<void> {
  const abandoned = await trx
    .updateTable('attempts')
    .set({ status: 'abandoned', finished_at: now })
    .where('payment_id', '=', paymentId)
    .where('status', 'in', [...OPEN_ATTEMPTS])
    .returning('id')
    .execute();
  await wipeCards(
    trx,
    abandoned.map(({ id }) => id),
  );
}
