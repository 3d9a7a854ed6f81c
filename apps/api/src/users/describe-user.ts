import type { Schemas } from '@harbour/contract/schema';
import { findBusiness } from '../businesses/find-business.ts';
import type { Transaction } from '../platform/database.ts';
import { findMembership } from '../team/find-membership.ts';
import { toBusiness } from '../businesses/business.ts';
import { findUser } from './user-repository.ts';

/** The person as the wire shows them: with the role and business that they have now. */
export async function describeUser(trx: Transaction, userId: string): Promise<Schemas['User']> {
  const user = await findUser(trx, userId);
  if (user === undefined) throw new Error('A session names a person who does not exist.');
  const membership = await findMembership(trx, userId);
  const business = membership && (await findBusiness(trx, membership.businessId));
  return {
    id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    email_verified_at: user.email_verified_at?.toISOString() ?? null,
    role: membership?.role ?? null,
    business: business ? toBusiness(business) : null,
    last_login_at: user.previous_login_at?.toISOString() ?? null,
    created_at: user.created_at.toISOString(),
  };
}
