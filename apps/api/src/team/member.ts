import type { Schemas } from '@harbour/contract/schema';
import type { MemberRow } from './member-repository.ts';

/** What the row's status means at that moment. */
export function statusOf(
  row: Pick<MemberRow, 'status' | 'invitation_expires_at'>,
  now: Date,
): Schemas['TeamMemberStatus'] {
  const lapsed = row.invitation_expires_at !== null && row.invitation_expires_at <= now;
  return row.status === 'invited' && lapsed ? 'invitation_expired' : row.status;
}

/** A member as the wire shows it to the person `viewerId`. */
export function toTeamMember(row: MemberRow, viewerId: string, now: Date): Schemas['TeamMember'] {
  const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;
  const isOpen = row.status === 'invited';
  return {
    id: row.id,
    user_id: row.user_id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    role: { id: row.role_id, name: row.role_name },
    status: statusOf(row, now),
    is_self: row.user_id === viewerId,
    invited_by: row.inviter,
    invited_at: iso(row.invited_at),
    invitation_expires_at: isOpen ? iso(row.invitation_expires_at) : null,
    joined_at: iso(row.joined_at),
    last_login_at: iso(row.last_login_at),
  };
}
