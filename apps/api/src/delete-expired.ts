import type { AppDependencies } from './dependencies.ts';
import { deleteRemovedFiles } from './documents/removed-files.ts';
import { DAY, HOUR, after } from './platform/clock.ts';
import { deleteOldMails } from './platform/delete-old-mails.ts';
import { deleteOldDeliveries } from './webhooks/delete-old-deliveries.ts';

/**
 * Deletes what is past its time and of no use to anybody: ended sessions, spent links and tokens, forgotten sign-in
 * tries, mails that left, files that were removed or never whole. Nothing relies on it: each is refused by its time wherever it is used.
 */
export async function deleteExpired(
  deps: Pick<AppDependencies, 'database' | 'clock' | 'files'>,
): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  const yesterday = after(now, -DAY);
  await database.acrossBusinesses(async (trx) => {
    await trx.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    await trx.deleteFrom('password_resets').where('expires_at', '<=', yesterday).execute();
    await trx.deleteFrom('checkout_tokens').where('expires_at', '<=', yesterday).execute();
    await trx.deleteFrom('sign_in_attempts').where('last_failed_at', '<=', yesterday).execute();
    await deleteOldDeliveries(trx, now);
    await deleteOldMails(trx, now);
    await trx.deleteFrom('idempotency_keys').where('created_at', '<=', yesterday).execute();
  });
  await deleteRemovedFiles(deps);
  await deps.files.removeDrafts(after(now, -HOUR));
}
