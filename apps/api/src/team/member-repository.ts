import type { Schemas } from '@harbour/contract/schema';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database.ts';
import type { Tables } from '../platform/tables.ts';

type Stored = Selectable<Tables['team_members']>;

export interface MemberRow extends Omit<Stored, 'created_at'> {
  role_name: string;
  permissions: Schemas['Permission'][];
  first_name: string | null;
  last_name: string | null;
  last_login_at: Date | null;
  inviter: Schemas['UserSummary'] | null;
}

function selectMembers(trx: Transaction, businessId: string) {
  return trx
    .selectFrom('team_members')
    .innerJoin('roles', 'roles.id', 'team_members.role_id')
    .leftJoin('users', 'users.id', 'team_members.user_id')
    .leftJoin('users as inviters', 'inviters.id', 'team_members.invited_by')
    .select([
      'team_members.id',
      'team_members.business_id',
      'team_members.email',
      'team_members.user_id',
      'team_members.role_id',
      'team_members.status',
      'team_members.invited_by',
      'team_members.invited_at',
      'team_members.invitation_hash',
      'team_members.invitation_expires_at',
      'team_members.joined_at',
      'roles.name as role_name',
      'roles.permissions',
      'users.first_name',
      'users.last_name',
      'users.last_login_at',
    ])
    .select(
      sql<Schemas['UserSummary'] | null>`case when inviters.id is not null then
        jsonb_build_object('id', inviters.id, 'first_name', inviters.first_name, 'last_name', inviters.last_name) end`.as(
        'inviter',
      ),
    )
    .where('team_members.business_id', '=', businessId);
}

/** Members and open invitations from `after` on (or before `before`), by id, which is by age. */
export async function listMembers(
  trx: Transaction,
  businessId: string,
  page: { after?: string; before?: string; count: number },
): Promise<MemberRow[]> {
  let query = selectMembers(trx, businessId).where('team_members.status', '<>', 'removed');
  if (page.after !== undefined) query = query.where('team_members.id', '>', page.after);
  if (page.before !== undefined) query = query.where('team_members.id', '<', page.before);
  const rows = await query
    .orderBy('team_members.id', page.before === undefined ? 'asc' : 'desc')
    .limit(page.count)
    .execute();
  return page.before === undefined ? rows : rows.toReversed();
}

export async function findMember(
  trx: Transaction,
  businessId: string,
  id: string,
): Promise<MemberRow | undefined> {
  return selectMembers(trx, businessId).where('team_members.id', '=', id).executeTakeFirst();
}

/** The membership or open invitation of an address. */
export async function findMemberByEmail(
  trx: Transaction,
  businessId: string,
  email: string,
): Promise<MemberRow | undefined> {
  return selectMembers(trx, businessId)
    .where('team_members.email', '=', email)
    .where('team_members.status', '<>', 'removed')
    .executeTakeFirst();
}

export async function listActivePermissions(
  trx: Transaction,
  businessId: string,
): Promise<{ id: string; permissions: Schemas['Permission'][] }[]> {
  return trx
    .selectFrom('team_members')
    .innerJoin('roles', 'roles.id', 'team_members.role_id')
    .select(['team_members.id', 'roles.permissions'])
    .where('team_members.business_id', '=', businessId)
    .where('team_members.status', '=', 'active')
    .execute();
}

export async function updateMember(
  trx: Transaction,
  businessId: string,
  id: string,
  values: Partial<Stored>,
): Promise<void> {
  await trx
    .updateTable('team_members')
    .set(values)
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute();
}
