import type { Schemas } from '@harbour/contract/schema';
import type { Transaction } from '../platform/database.ts';

export interface Membership {
  id: string;
  businessId: string;
  role: { id: string; name: string; permissions: Schemas['Permission'][] };
}

/** The active membership of a person; there is one at most. */
export async function findMembership(trx: Transaction, userId: string): Promise<Membership | undefined> {
  const row = await trx
    .selectFrom('team_members')
    .innerJoin('roles', 'roles.id', 'team_members.role_id')
    .select([
      'team_members.id',
      'team_members.business_id',
      'roles.id as role_id',
      'roles.name as role_name',
      'roles.permissions',
    ])
    .where('team_members.user_id', '=', userId)
    .where('team_members.status', '=', 'active')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    businessId: row.business_id,
    role: { id: row.role_id, name: row.role_name, permissions: row.permissions },
  };
}
