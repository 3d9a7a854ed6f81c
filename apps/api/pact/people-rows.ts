import type { Schemas } from '@harbour/contract/schema';
import { jsonb } from '../src/platform/database.ts';
import type { Transaction } from '../src/platform/database.ts';
import { newId } from '../src/platform/ids.ts';
import { startSession } from '../src/users/session-repository.ts';
import { hashPassword } from '../src/users/password.ts';
import { exampleOf } from './example.ts';

/** The password of the contract's request examples. */
export const PASSWORD = 'harbour-lights-at-dusk';

let passwordHash: Promise<string> | undefined;

/** A user row as an example shows the person; one that is there already stays. */
export async function insertUser(
  trx: Transaction,
  user: Pick<Schemas['User'], 'id' | 'first_name' | 'last_name'> & Partial<Schemas['User']>,
): Promise<void> {
  passwordHash ??= hashPassword(PASSWORD);
  await trx
    .insertInto('users')
    .values({
      id: user.id,
      first_name: user.first_name,
      last_name: user.last_name,
      email: user.email ?? `${user.id}@example.com`,
      email_verified_at: user.email_verified_at == null ? null : new Date(user.email_verified_at),
      password_hash: await passwordHash,
      last_login_at: user.last_login_at == null ? null : new Date(user.last_login_at),
      previous_login_at: user.last_login_at == null ? null : new Date(user.last_login_at),
      created_at: new Date(user.created_at ?? '2026-01-01T00:00:00Z'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertBusiness(trx: Transaction, business: Schemas['Business']): Promise<void> {
  const created_at = new Date(business.created_at);
  await trx
    .insertInto('businesses')
    .values({
      id: business.id,
      name: business.name,
      legal_name: business.legal_name,
      type: business.type,
      country: business.country,
      time_zone: business.time_zone,
      default_currency: business.default_currency,
      support_email: business.support_email,
      support_phone: business.support_phone,
      website: business.website,
      logo_url: business.branding.logo_url,
      brand_color: business.branding.color,
      status: business.status,
      created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Makes somebody a member of their business with the role of the example. */
async function join(
  trx: Transaction,
  user: Schemas['User'],
  role: NonNullable<Schemas['User']['role']>,
): Promise<void> {
  if (user.business === null) return;
  const at = new Date(user.created_at);
  await trx
    .insertInto('roles')
    .values({
      id: role.id,
      business_id: user.business.id,
      name: role.name,
      description: 'As in the example',
      permissions: jsonb(role.permissions),
      position: 0,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('team_members')
    .values({
      id: newId('team_member'),
      business_id: user.business.id,
      email: user.email,
      user_id: user.id,
      role_id: role.id,
      status: 'active',
      joined_at: at,
      created_at: at,
    })
    .execute();
}

/** The owner of the examples' business, whom every state knows. */
export function exampleOwner(): Schemas['User'] {
  return exampleOf('getCurrentUser: owner').body.data as Schemas['User'];
}

/** The examples' business; all payments and links of theirs are its. */
export function exampleBusiness(): Schemas['Business'] {
  const { business } = exampleOwner();
  if (business === null) throw new Error('The owner of the examples has no business.');
  return business;
}

/** Puts a person in, with business and role; `permissions` instead of those of the example's role. */
export async function insertPerson(
  trx: Transaction,
  user: Schemas['User'],
  permissions?: Schemas['Permission'][],
): Promise<void> {
  await insertUser(trx, user);
  if (user.business !== null) await insertBusiness(trx, user.business);
  if (user.role !== null)
    await join(trx, user, { ...user.role, permissions: permissions ?? user.role.permissions });
}

/** Signs somebody in; the token goes into the cookie of the requests. */
export async function signIn(trx: Transaction, userId: string, now: Date): Promise<string> {
  const { token } = await startSession(trx, userId, { ip: '127.0.0.1', userAgent: 'Pact' }, now);
  return token;
}
