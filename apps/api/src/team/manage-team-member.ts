import type { Schemas } from '@harbour/contract/schema';
import { findBusiness } from '../businesses/find-business.ts';
import { lockBusiness } from '../businesses/lock-business.ts';
import type { AppDependencies } from '../dependencies.ts';
import type { MemberCaller } from '../http/caller.ts';
import { DomainError, fieldError } from '../http/errors.ts';
import type { Transaction } from '../platform/database.ts';
import { recordEvent } from '../platform/outbox.ts';
import { provePresence } from '../users/prove-presence.ts';
import { endSessionsOf } from '../users/end-sessions.ts';
import { mailInvitation } from './mail-invitation.ts';
import { toTeamMember } from './member.ts';
import type { MemberRow } from './member-repository.ts';
import { findMember, listActivePermissions, updateMember } from './member-repository.ts';
import { covers, isOwner } from './role.ts';
import type { RoleRow } from './role-repository.ts';
import { findRole } from './role-repository.ts';

type Action = Schemas['TeamMemberAction'];

interface Change {
  memberId: string;
  action: Action;
  roleId: string | undefined;
  currentPassword: string | undefined;
}

/** The standing that an action can begin from. */
const POSSIBLE_FROM: Readonly<Record<Action, readonly MemberRow['status'][]>> = {
  change_role: ['active', 'disabled', 'invited'],
  disable: ['active'],
  enable: ['disabled'],
  remove: ['active', 'disabled'],
  resend_invitation: ['invited'],
  revoke_invitation: ['invited'],
};

/** Fails with: last_owner, when the business would be left without an active owner. */
async function keepAnOwner(
  trx: Transaction,
  member: MemberRow,
  nextRole: RoleRow | undefined,
): Promise<void> {
  const losesOwner =
    member.status === 'active' && isOwner(member.permissions) && !(nextRole && isOwner(nextRole.permissions));
  if (!losesOwner) return;
  const others = await listActivePermissions(trx, member.business_id);
  if (!others.some(({ id, permissions }) => id !== member.id && isOwner(permissions))) {
    throw new DomainError('last_owner');
  }
}

async function newRole(trx: Transaction, caller: MemberCaller, change: Change): Promise<RoleRow | undefined> {
  if (change.action !== 'change_role') {
    if (change.roleId === undefined) return undefined;
    throw fieldError('role_id', 'unknown_field', 'A role is only given to change it.');
  }
  if (change.roleId === undefined) throw fieldError('role_id', 'required', 'Choose a role.');
  const role = await findRole(trx, caller.businessId, change.roleId);
  if (role === undefined) throw fieldError('role_id', 'not_found', 'There is no such role in this business.');
  if (!covers(caller.role.permissions, role.permissions)) throw new DomainError('grant_exceeds_own');
  return role;
}

async function apply(
  trx: Transaction,
  deps: AppDependencies,
  { member, action, role, now }: { member: MemberRow; action: Action; role: RoleRow | undefined; now: Date },
): Promise<void> {
  const update = (values: Parameters<typeof updateMember>[3]): Promise<void> =>
    updateMember(trx, member.business_id, member.id, values);
  switch (action) {
    case 'change_role':
      return update({ role_id: role?.id });
    case 'enable':
      return update({ status: 'active' });
    case 'disable':
    case 'remove':
      await update({ status: action === 'remove' ? 'removed' : 'disabled' });
      if (member.user_id !== null) await endSessionsOf(trx, member.user_id);
      return;
    case 'revoke_invitation':
      return update({ status: 'removed' });
    case 'resend_invitation': {
      const business = await findBusiness(trx, member.business_id);
      const sent = await mailInvitation(trx, deps.config, {
        email: member.email,
        businessName: business?.name ?? '',
        roleName: member.role_name,
        now,
      });
      return update(sent);
    }
  }
}

/**
 * Changes a membership; it acts on the person's next request.
 *
 * Fails with: reauthentication_required, account_locked, not_found, validation_failed, grant_exceeds_own (a right that
 * the caller lacks, given or held), member_state_conflict, last_owner.
 */
export async function manageTeamMember(
  deps: AppDependencies,
  caller: MemberCaller,
  change: Change,
): Promise<Schemas['TeamMember']> {
  await provePresence(deps, caller, change.currentPassword);
  const { businessId } = caller;
  const now = deps.clock.now();
  return deps.database.forBusiness(businessId, async (trx) => {
    await lockBusiness(trx, businessId);
    const member = await findMember(trx, businessId, change.memberId);
    if (member === undefined) throw new DomainError('not_found');
    const role = await newRole(trx, caller, change);
    if (!covers(caller.role.permissions, member.permissions)) throw new DomainError('grant_exceeds_own');
    if (!POSSIBLE_FROM[change.action].includes(member.status)) throw new DomainError('member_state_conflict');
    const endsStanding = change.action === 'disable' || change.action === 'remove';
    if (endsStanding || role !== undefined) await keepAnOwner(trx, member, role);
    await apply(trx, deps, { member, action: change.action, role, now });
    await recordEvent(trx, {
      businessId,
      type: `team_member.${change.action}`,
      subjectId: member.id,
      payload: { by: caller.userId, role_id: role?.id ?? member.role_id },
      occurredAt: now,
    });
    const after = await findMember(trx, businessId, member.id);
    return toTeamMember(after ?? member, caller.userId, now);
  });
}
