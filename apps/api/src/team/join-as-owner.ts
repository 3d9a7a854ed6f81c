import type { Transaction } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { seedRoles } from './role-repository.ts';

interface FirstMember {
  businessId: string;
  userId: string;
  email: string;
  now: Date;
}

/** Gives a new business its roles, and its founder the strongest. */
export async function joinAsOwner(
  trx: Transaction,
  { businessId, userId, email, now }: FirstMember,
): Promise<void> {
  await trx
    .insertInto('team_members')
    .values({
      id: newId('team_member'),
      business_id: businessId,
      email,
      user_id: userId,
      role_id: await seedRoles(trx, businessId, now),
      status: 'active',
      invited_by: null,
      invited_at: null,
      invitation_hash: null,
      invitation_expires_at: null,
      joined_at: now,
      created_at: now,
    })
    .execute();
}
