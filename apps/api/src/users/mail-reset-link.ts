import { buildPath, routes } from '@harbour/domain/routes';
import type { Config } from '../config.ts';
import { MINUTE, after } from '../platform/clock.ts';
import type { Transaction } from '../platform/database.ts';
import { queueMail } from '../platform/mail.ts';
import { hashToken, newToken } from '../platform/tokens.ts';

/** One use within half an hour. */
export const RESET_LIMIT = 30 * MINUTE;

const OPENINGS = {
  asked: 'Somebody, probably you, asked for a new password for your Harbour account.',
  locked:
    'Your Harbour account was locked for 30 minutes after 10 wrong passwords. A new password unlocks it at once.',
} as const;

const SUBJECTS = { asked: 'Reset your password', locked: 'Your account is locked' } as const;

interface ResetLink {
  user: { id: string; email: string; first_name: string };
  reason: keyof typeof OPENINGS;
  now: Date;
}

/** Mails a link that sets a new password; it puts every older one out of use. */
export async function mailResetLink(
  trx: Transaction,
  config: Pick<Config, 'publicOrigin'>,
  { user, reason, now }: ResetLink,
): Promise<void> {
  const token = newToken();
  const values = { token_hash: hashToken(token), created_at: now, expires_at: after(now, RESET_LIMIT) };
  await trx
    .insertInto('password_resets')
    .values({ user_id: user.id, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  const link = config.publicOrigin + buildPath(routes.dashboard.resetPassword, { token });
  await queueMail(
    trx,
    {
      to: user.email,
      subject: SUBJECTS[reason],
      text: `Hello ${user.first_name},\n\n${OPENINGS[reason]}\n\nChoose a new password within 30 minutes:\n\n${link}\n\nThe link works once. If this was not you, nothing needs to be done: your password stays as it is.\n`,
    },
    now,
  );
}
