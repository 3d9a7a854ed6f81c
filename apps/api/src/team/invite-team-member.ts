import type { Schemas } from '@harbour/contract/schema';
import { findBusiness } from '../businesses/find-business.ts';
import { lockBusiness } from '../businesses/lock-business.ts';
import type { AppDependencies } from '../dependencies.ts';
import type { MemberCaller } from '../http/caller.ts';
import { DomainError, fieldError } from '../http/errors.ts';
import { recordEvent } from '../platform/outbox.ts';
import { normaliseEmail } from '../users/email.ts';
import { provePresence } from '../users/prove-presence.ts';
import { mailInvitation } from './mail-invitation.ts';
import { toTeamMember } from './member.ts';
import { findMember, findMemberByEmail, updateMember } from './member-repository.ts';
import { covers } from './role.ts';
import { findRole } from './role-repository.ts';

interface NewInvitation {
  /** The id of the membership when it is a new one. */
  id: string;
  email: string;
  roleId: string;
  currentPassword: string | undefined;
}

/**
 * Invites an address to the team; inviting it again replaces the open invitation and its link.
 *
 * Fails with: reauthentication_required, account_locked, validation_failed (unknown role), grant_exceeds_own,
 * already_member.
 */
export async function inviteTeamMember(
  deps: AppDependencies,
  caller: MemberCaller,
  invitation: NewInvitation,
): Promise<Schemas['TeamMember']> {
  await provePresence(deps, caller, invitation.currentPassword);
  const { businessId } = caller;
  const email = normaliseEmail(invitation.email);
  const now = deps.clock.now();
  return deps.database.forBusiness(businessId, async (trx) => {
    await lockBusiness(trx, businessId);
    const role = await findRole(trx, businessId, invitation.roleId);
    if (role === undefined)
      throw fieldError('role_id', 'not_found', 'There is no such role in this business.');
    if (!covers(caller.role.permissions, role.permissions)) throw new DomainError('grant_exceeds_own');
    const present = await findMemberByEmail(trx, businessId, email);
    if (present !== undefined && present.status !== 'invited') throw new DomainError('already_member');
    if (present !== undefined && !covers(caller.role.permissions, present.permissions)) {
      throw new DomainError('grant_exceeds_own');
    }
    const business = await findBusiness(trx, businessId);
    const sent = await mailInvitation(trx, deps.config, {
      email,
      businessName: business?.name ?? '',
      roleName: role.name,
      now,
    });
    const values = { role_id: role.id, invited_by: caller.userId, ...sent };
    const id = present?.id ?? invitation.id;
    if (present !== undefined) await updateMember(trx, businessId, id, values);
    else {
      await trx
        .insertInto('team_members')
        .values({
          id,
          business_id: businessId,
          email,
          user_id: null,
          status: 'invited',
          joined_at: null,
          created_at: now,
          ...values,
        })
        .execute();
    }
    await recordEvent(trx, {
      businessId,
      type: 'team_member.invited',
      subjectId: id,
      payload: { role_id: role.id, invited_by: caller.userId },
      occurredAt: now,
    });
    const member = await findMember(trx, businessId, id);
    if (member === undefined) throw new Error('The invitation was not stored.');
    return toTeamMember(member, caller.userId, now);
  });
}
