import type { PermissionKey } from '@harbour/contract/enums';
import { allows } from '@harbour/domain/permission';
import type { Transaction } from '../platform/database.ts';

/** The active members of a business who hold a permission: whom a notice about what it opens is for. */
export async function listPeopleAllowed(
  trx: Transaction,
  businessId: string,
  permission: PermissionKey,
): Promise<{ email: string }[]> {
  const members = await trx
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .innerJoin('roles', 'roles.id', 'team_members.role_id')
    .select(['users.email', 'roles.permissions'])
    .where('team_members.business_id', '=', businessId)
    .where('team_members.status', '=', 'active')
    .orderBy('team_members.id')
    .execute();
  return members.filter(({ permissions }) => allows(permissions, permission));
}
