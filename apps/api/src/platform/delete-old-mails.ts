import { DAY, after } from './clock.ts';
import type { Transaction } from './database.ts';
import { MOST_ATTEMPTS } from './mail-delivery.ts';

/** How long it can be looked up whom a mail went to. */
const KEPT = 30 * DAY;

/** Deletes mails that left, or were given up, and are past their time. One that still waits stays. */
export async function deleteOldMails(trx: Transaction, now: Date): Promise<void> {
  const past = after(now, -KEPT);
  await trx.deleteFrom('mails').where('sent_at', '<=', past).execute();
  await trx
    .deleteFrom('mails')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', past)
    .where('attempts', '>=', MOST_ATTEMPTS)
    .execute();
}
