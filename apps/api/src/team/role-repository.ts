import type { Selectable } from 'kysely';
import type { Transaction } from '../platform/database.ts';
import { jsonb } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import type { Tables } from '../platform/tables.ts';
import { SEEDED_ROLES, isOwner } from './role.ts';

export type RoleRow = Selectable<Tables['roles']>;

export async function listRoles(trx: Transaction, businessId: string): Promise<RoleRow[]> {
  return trx
    .selectFrom('roles')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('position')
    .execute();
}

export async function findRole(
  trx: Transaction,
  businessId: string,
  id: string,
): Promise<RoleRow | undefined> {
  return trx
    .selectFrom('roles')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Gives a new business its roles; says the id of its owner's. */
export async function seedRoles(trx: Transaction, businessId: string, now: Date): Promise<string> {
  const rows = SEEDED_ROLES.map(({ name, description, permissions }, position) => ({
    id: newId('role'),
    business_id: businessId,
    name,
    description,
    permissions: jsonb(permissions),
    position,
    created_at: now,
  }));
  await trx.insertInto('roles').values(rows).execute();
  const owner = rows[SEEDED_ROLES.findIndex(({ permissions }) => isOwner(permissions))];
  if (owner === undefined) throw new Error('The seeded roles have no owner.');
  return owner.id;
}
