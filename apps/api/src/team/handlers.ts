import type { AppDependencies } from '../dependencies.ts';
import { readIdPage } from '../http/cursor.ts';
import type { Handlers } from '../http/handler.ts';
import { getInvitation } from './get-invitation.ts';
import { inviteTeamMember } from './invite-team-member.ts';
import { manageTeamMember } from './manage-team-member.ts';
import { toTeamMember } from './member.ts';
import { listMembers } from './member-repository.ts';
import { covers } from './role.ts';
import { listRoles } from './role-repository.ts';

type TeamHandlers = Pick<
  Handlers,
  'listRoles' | 'listTeamMembers' | 'inviteTeamMember' | 'manageTeamMember' | 'getTeamInvitation'
>;

export function teamHandlers(deps: AppDependencies): TeamHandlers {
  return {
    listRoles: async ({ caller }) => {
      const roles = await deps.database.forBusiness(caller.businessId, (trx) =>
        listRoles(trx, caller.businessId),
      );
      return {
        data: roles.map(({ id, name, description, permissions }) => ({
          id,
          name,
          description,
          permissions,
          is_custom: false,
          is_assignable: covers(caller.role.permissions, permissions),
        })),
      };
    },
    listTeamMembers: async ({ caller, query }) => {
      const now = deps.clock.now();
      const { rows, meta } = await deps.database.forBusiness(caller.businessId, (trx) =>
        readIdPage(query, (page) => listMembers(trx, caller.businessId, page)),
      );
      return { data: rows.map((row) => toTeamMember(row, caller.userId, now)), meta };
    },
    inviteTeamMember: async ({ caller, body, context }) => ({
      data: await inviteTeamMember(deps, caller, {
        id: context.resourceId('team_member'),
        email: body.email,
        roleId: body.role_id,
        currentPassword: body.current_password,
      }),
    }),
    manageTeamMember: async ({ caller, params, body }) => ({
      data: await manageTeamMember(deps, caller, {
        memberId: params.id,
        action: body.action,
        roleId: body.role_id,
        currentPassword: body.current_password,
      }),
    }),
    getTeamInvitation: async ({ params }) => ({ data: await getInvitation(deps, params.token) }),
  };
}
