import type { Schemas } from '@harbour/contract/schema';
import { hashToken } from '../src/platform/tokens.ts';
import type { Transaction } from '../src/platform/database.ts';
import { newId } from '../src/platform/ids.ts';
import { exampleOf } from './example.ts';
import { exampleBusiness, exampleOwner, insertPerson, insertUser } from './people-rows.ts';
import type { States } from './provider-state.ts';
import { dataOf } from './provider-state.ts';

/** The tokens of the contract's request examples. */
const INVITATION_TOKEN = 'lb7-SqAN4h1xoaUK3_DbuBpm75T-neypKI0pAShqp7A';
const RESET_TOKEN = 'KALdh1rkelkcCpS7Dz6DdU1MvsODYy30qTPHvYVpg5V';

async function insertInvitation(
  trx: Transaction,
  invitation: Schemas['TeamInvitation'],
  now: Date,
): Promise<void> {
  const { role } = exampleOf('getCurrentUser: support').body.data as Schemas['User'];
  const roleId = role?.id ?? newId('role');
  const business_id = exampleBusiness().id;
  await trx
    .insertInto('roles')
    .values({
      id: roleId,
      business_id,
      name: invitation.role_name,
      description: 'As in the example',
      permissions: JSON.stringify(role?.permissions ?? []),
      position: 1,
      created_at: now,
    })
    .execute();
  const userId = newId('user');
  if (invitation.has_account) {
    const account = { id: userId, first_name: 'Ngọc Ánh', last_name: 'Trần', email: invitation.email };
    await insertUser(trx, account);
  }
  const { status } = invitation;
  await trx
    .insertInto('team_members')
    .values({
      id: newId('team_member'),
      business_id,
      email: invitation.email,
      user_id: status === 'accepted' ? userId : null,
      role_id: roleId,
      status: status === 'revoked' ? 'removed' : status === 'accepted' ? 'active' : 'invited',
      invited_by: exampleOwner().id,
      invited_at: now,
      invitation_hash: hashToken(INVITATION_TOKEN),
      invitation_expires_at: new Date(invitation.expires_at),
      joined_at: status === 'accepted' ? now : null,
      created_at: now,
    })
    .execute();
}

export const PEOPLE_STATES: States = {
  async loginUser({ trx, example, now }) {
    if (example.name !== 'account_locked') return;
    const { email } = exampleOwner();
    const locked_until = new Date('2026-03-14T12:00:00Z');
    await trx
      .insertInto('sign_in_attempts')
      .values({ email_hash: hashToken(email), failures: 10, last_failed_at: now, locked_until })
      .execute();
  },

  async registerUser({ trx, example, now }) {
    if (example.name === 'email_taken') {
      await insertPerson(trx, exampleOf('getCurrentUser: without_business').body.data as Schemas['User']);
    }
    const pending = exampleOf('getTeamInvitation: pending').body.data as Schemas['TeamInvitation'];
    if (example.name === 'invited') await insertInvitation(trx, pending, now);
  },

  async completePasswordReset({ trx, example, now }) {
    if (example.name === 'reset_token_invalid') return;
    await trx
      .insertInto('password_resets')
      .values({
        user_id: exampleOwner().id,
        token_hash: hashToken(RESET_TOKEN),
        created_at: now,
        expires_at: new Date('2026-03-14T12:00:00Z'),
      })
      .execute();
  },

  async getTeamInvitation({ trx, example, now }) {
    if (example.status === 200) await insertInvitation(trx, dataOf<Schemas['TeamInvitation']>(example), now);
  },
};
