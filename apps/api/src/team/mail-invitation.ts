import { buildPath, routes } from '@harbour/domain/routes';
import type { Config } from '../config.ts';
import { DAY, after } from '../platform/clock.ts';
import type { Transaction } from '../platform/database.ts';
import { queueMail } from '../platform/mail.ts';
import { hashToken, newToken } from '../platform/tokens.ts';

/** An invitation can be accepted for seven days. */
export const INVITATION_LIMIT = 7 * DAY;

interface Invitation {
  email: string;
  businessName: string;
  roleName: string;
  now: Date;
}

/** Mails the link and says what is to be kept of it. */
export async function mailInvitation(
  trx: Transaction,
  config: Pick<Config, 'publicOrigin'>,
  { email, businessName, roleName, now }: Invitation,
): Promise<{ invitation_hash: string; invitation_expires_at: Date; invited_at: Date }> {
  const token = newToken();
  const link = config.publicOrigin + buildPath(routes.dashboard.acceptInvitation, {}, { token });
  await queueMail(
    trx,
    {
      to: email,
      subject: `You are invited to ${businessName}`,
      text: `Hello,\n\nyou are invited to work for ${businessName} on Harbour as ${roleName}.\n\nAccept within 7 days:\n\n${link}\n\nThe link works once, and only for this address.\n`,
    },
    now,
  );
  return {
    invitation_hash: hashToken(token),
    invitation_expires_at: after(now, INVITATION_LIMIT),
    invited_at: now,
  };
}
