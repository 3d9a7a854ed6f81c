import { sql } from 'kysely';
import { MINUTE, after } from '../platform/clock.ts';
import type { Transaction } from '../platform/database.ts';
import { hashToken } from '../platform/tokens.ts';

/** That many bad tries lock the address for half an hour or until an emailed unlock. */
const MOST_FAILURES = 10;
const LOCK = 30 * MINUTE;

/**
 * Counts a try before its password is looked at, so that tries sent at once count too. Says false when the address is
 * locked and the password must not be looked at.
 */
export async function countAttempt(trx: Transaction, email: string, now: Date): Promise<boolean> {
  const forgotten = after(now, -LOCK);
  const row = await trx
    .insertInto('sign_in_attempts')
    .values({ email_hash: hashToken(email), failures: 1, last_failed_at: now, locked_until: null })
    .onConflict((conflict) =>
      conflict.column('email_hash').doUpdateSet({
        failures: sql<number>`case
          when sign_in_attempts.locked_until > ${now} then sign_in_attempts.failures
          when sign_in_attempts.last_failed_at <= ${forgotten} then 1
          else sign_in_attempts.failures + 1 end`,
        last_failed_at: sql<Date>`case
          when sign_in_attempts.locked_until > ${now} then sign_in_attempts.last_failed_at else ${now} end`,
        locked_until: sql<Date | null>`case
          when sign_in_attempts.locked_until > ${now} then sign_in_attempts.locked_until end`,
      }),
    )
    .returning(['failures', 'locked_until'])
    .executeTakeFirstOrThrow();
  return row.locked_until === null && row.failures <= MOST_FAILURES;
}

/** After a wrong password: locks the address when that was the last try it had. Says whether it did so now. */
export async function lockWhenSpent(trx: Transaction, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sign_in_attempts')
    .set({ locked_until: after(now, LOCK) })
    .where('email_hash', '=', hashToken(email))
    .where('failures', '>=', MOST_FAILURES)
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** After the right password, or the emailed unlock. */
export async function forgetAttempts(trx: Transaction, email: string): Promise<void> {
  await trx.deleteFrom('sign_in_attempts').where('email_hash', '=', hashToken(email)).execute();
}
