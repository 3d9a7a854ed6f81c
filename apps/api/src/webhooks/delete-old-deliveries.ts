import { DAY, after } from '../platform/clock.ts';
import type { Transaction } from '../platform/database.ts';

/** How long the log of deliveries goes back. */
const KEPT = 30 * DAY;

/** Deletes deliveries, with their tries, that ended and whose event is past its time. */
export async function deleteOldDeliveries(trx: Transaction, now: Date): Promise<void> {
  await trx
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<=', after(now, -KEPT))
    .where('status', '<>', 'pending')
    .execute();
}
