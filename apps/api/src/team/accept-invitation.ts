import { DomainError } from '../http/errors.ts';
import type { Transaction } from '../platform/database.ts';
import { recordEvent } from '../platform/outbox.ts';
import { hashToken } from '../platform/tokens.ts';

interface Acceptance {
  token: string;
  userId: string;
  /** The person's own address, normalised. */
  email: string;
  now: Date;
}

/**
 * Makes the person a member of the team that invited their address. Runs in the sign-in's own transaction, which has
 * to see all businesses; a refusal leaves the invitation as it was.
 *
 * Fails with: invitation_not_found, invitation_for_other_person, already_in_business.
 */
export async function acceptInvitation(
  trx: Transaction,
  { token, userId, email, now }: Acceptance,
): Promise<void> {
  const invitation = await trx
    .selectFrom('team_members')
    .select(['id', 'business_id', 'email', 'role_id', 'status', 'invitation_expires_at'])
    .where('invitation_hash', '=', hashToken(token))
    .forUpdate()
    .executeTakeFirst();
  const isOpen =
    invitation?.status === 'invited' &&
    invitation.invitation_expires_at !== null &&
    now < invitation.invitation_expires_at;
  if (invitation === undefined || !isOpen) throw new DomainError('invitation_not_found');
  if (invitation.email !== email) throw new DomainError('invitation_for_other_person');
  // A membership that was disabled counts too: its business decides about it.
  const bound = await trx
    .selectFrom('team_members')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['active', 'disabled'])
    .executeTakeFirst();
  if (bound !== undefined) throw new DomainError('already_in_business');
  await trx
    .updateTable('team_members')
    .set({ user_id: userId, status: 'active', joined_at: now })
    .where('id', '=', invitation.id)
    .execute();
  await recordEvent(trx, {
    businessId: invitation.business_id,
    type: 'team_member.joined',
    subjectId: invitation.id,
    payload: { user_id: userId, role_id: invitation.role_id },
    occurredAt: now,
  });
}
