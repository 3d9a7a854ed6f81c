import type { Schemas } from '@harbour/contract/schema';
import type { AppDependencies } from '../dependencies.ts';
import { DomainError } from '../http/errors.ts';
import { hashToken } from '../platform/tokens.ts';

/**
 * What an invited person sees before accepting. Looking changes nothing.
 *
 * Fails with: invitation_not_found (unknown, or replaced by a newer link).
 */
export async function getInvitation(
  deps: AppDependencies,
  token: string,
): Promise<Schemas['TeamInvitation']> {
  const row = await deps.database.acrossBusinesses((trx) =>
    trx
      .selectFrom('team_members')
      .innerJoin('businesses', 'businesses.id', 'team_members.business_id')
      .innerJoin('roles', 'roles.id', 'team_members.role_id')
      .leftJoin('users as inviters', 'inviters.id', 'team_members.invited_by')
      .leftJoin('users as invited', 'invited.email', 'team_members.email')
      .select([
        'team_members.email',
        'team_members.status',
        'team_members.joined_at',
        'team_members.invitation_expires_at',
        'businesses.name as business_name',
        'roles.name as role_name',
        'inviters.first_name',
        'inviters.last_name',
        'invited.id as account_id',
      ])
      .where('team_members.invitation_hash', '=', hashToken(token))
      .executeTakeFirst(),
  );
  const expiresAt = row?.invitation_expires_at ?? null;
  if (row === undefined || expiresAt === null) throw new DomainError('invitation_not_found');
  const status = (): Schemas['TeamInvitationStatus'] => {
    if (row.joined_at !== null) return 'accepted';
    if (row.status !== 'invited') return 'revoked';
    return expiresAt <= deps.clock.now() ? 'expired' : 'pending';
  };
  return {
    email: row.email,
    business_name: row.business_name,
    role_name: row.role_name,
    invited_by_name: [row.first_name, row.last_name].filter((name) => name !== null).join(' '),
    status: status(),
    has_account: row.account_id !== null,
    expires_at: expiresAt.toISOString(),
  };
}
