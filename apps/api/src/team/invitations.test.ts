import { expect, test } from 'vitest';
import { DAY } from '../platform/clock.ts';
import type { Merchant } from '../testing/people.ts';
import {
  PASSWORD,
  addMember,
  mailsTo,
  roleIdOf,
  signUp,
  signUpMerchant,
  tokenMailedTo,
} from '../testing/people.ts';
import { sessionOf, testApp } from '../testing/test-app.ts';

const api = await testApp();
const { call, clock, database } = api;

async function invite(merchant: Merchant, email: string, role = 'Support') {
  return call('inviteTeamMember', {
    as: merchant.session,
    body: { email, role_id: await roleIdOf(api, merchant, role), current_password: PASSWORD },
  });
}

const register = (email: string, token: string) =>
  call('registerUser', {
    body: { first_name: 'B', last_name: 'C', email, password: PASSWORD, invitation_token: token },
  });

const look = (token: string) => call('getTeamInvitation', { params: { token } });

test('an invited person registers into the team; looking before consumes nothing', async () => {
  const merchant = await signUpMerchant(api);
  const invited = await invite(merchant, 'New.Person@Example.com ');
  expect(invited.status).toBe(201);
  expect(invited.data).toMatchObject({
    email: 'new.person@example.com',
    status: 'invited',
    user_id: null,
    role: { name: 'Support' },
    invited_by: { id: merchant.user.id },
    invitation_expires_at: new Date(clock.now().getTime() + 7 * DAY).toISOString(),
  });
  const token = await tokenMailedTo(api, 'new.person@example.com');
  for (let look3 = 0; look3 < 3; look3 += 1) {
    expect((await look(token)).data).toMatchObject({
      email: 'new.person@example.com',
      business_name: 'Obi Bakery',
      role_name: 'Support',
      invited_by_name: 'Ada Obi',
      status: 'pending',
      has_account: false,
    });
  }
  const joined = await register('new.person@example.com', token);
  expect(joined.status).toBe(201);
  expect(joined.data).toMatchObject({ business: { id: merchant.business.id }, role: { name: 'Support' } });
  expect(joined.data.email_verified_at).not.toBeNull();
  expect((await look(token)).data.status).toBe('accepted');
  expect((await register('other.person@example.com', token)).error.code).toBe('invitation_not_found');
});

test('somebody with an account joins by signing in', async () => {
  const merchant = await signUpMerchant(api);
  const { email } = await signUp(api);
  await invite(merchant, email);
  const token = await tokenMailedTo(api, email);
  expect((await look(token)).data.has_account).toBe(true);
  const answer = await call('loginUser', { body: { email, password: PASSWORD, invitation_token: token } });
  expect(answer.data.business?.id).toBe(merchant.business.id);
});

test('an invitation for B is neither taken nor spoiled by A', async () => {
  const merchant = await signUpMerchant(api);
  const a = await signUp(api);
  await invite(merchant, 'b@example.com');
  const token = await tokenMailedTo(api, 'b@example.com');
  const bySignIn = await call('loginUser', {
    body: { email: a.email, password: PASSWORD, invitation_token: token },
  });
  expect(bySignIn.status).toBe(403);
  expect(bySignIn.error.code).toBe('invitation_for_other_person');
  expect(bySignIn.response.headers['set-cookie']).toBeUndefined();
  const byRegistering = await register('c@example.com', token);
  expect(byRegistering.error.code).toBe('invitation_for_other_person');
  expect((await call('loginUser', { body: { email: 'c@example.com', password: PASSWORD } })).status).toBe(
    401,
  );
  expect((await register('B@example.com', token)).status).toBe(201);
});

test('inviting again replaces the link', async () => {
  const merchant = await signUpMerchant(api);
  const first = await invite(merchant, 'twice@example.com');
  const older = await tokenMailedTo(api, 'twice@example.com');
  clock.advance(DAY);
  const current = await call('loginUser', { body: { email: merchant.email, password: PASSWORD } });
  const second = await invite({ ...merchant, session: sessionOf(current) }, 'Twice@example.com', 'Viewer');
  expect(second.data).toMatchObject({ id: first.data.id, role: { name: 'Viewer' } });
  expect((await look(older)).error.code).toBe('invitation_not_found');
  expect((await register('twice@example.com', older)).error.code).toBe('invitation_not_found');
  expect((await register('twice@example.com', await tokenMailedTo(api, 'twice@example.com'))).status).toBe(
    201,
  );
});

test('an invitation ends after seven days, and says so', async () => {
  const merchant = await signUpMerchant(api);
  await invite(merchant, 'late@example.com');
  const token = await tokenMailedTo(api, 'late@example.com');
  clock.advance(7 * DAY);
  expect((await look(token)).data.status).toBe('expired');
  expect((await register('late@example.com', token)).error.code).toBe('invitation_not_found');
});

test('nobody grants what they lack', async () => {
  const merchant = await signUpMerchant(api);
  const admin = await addMember(api, merchant, 'Admin');
  const owner = await call('inviteTeamMember', {
    as: admin.session,
    body: { email: 'x@example.com', role_id: await roleIdOf(api, merchant, 'Owner') },
  });
  expect(owner.status).toBe(403);
  expect(owner.error.code).toBe('grant_exceeds_own');
  expect(await mailsTo(api, 'x@example.com')).toEqual([]);
  const roles = await call('listRoles', { as: admin.session });
  expect(roles.data.filter(({ is_assignable }) => !is_assignable).map(({ name }) => name)).toEqual(['Owner']);
});

test('a lesser role cannot replace a stronger open invitation', async () => {
  const merchant = await signUpMerchant(api);
  const admin = await addMember(api, merchant, 'Admin');
  await invite(merchant, 'second.owner@example.com', 'Owner');
  const answer = await call('inviteTeamMember', {
    as: admin.session,
    body: { email: 'second.owner@example.com', role_id: await roleIdOf(api, merchant, 'Viewer') },
  });
  expect(answer.error.code).toBe('grant_exceeds_own');
});

test('a member is not invited again, and another business’s role does not exist', async () => {
  const merchant = await signUpMerchant(api);
  const stranger = await signUpMerchant(api);
  const member = await addMember(api, merchant, 'Viewer');
  expect((await invite(merchant, member.email)).error.code).toBe('already_member');
  const foreign = await call('inviteTeamMember', {
    as: merchant.session,
    body: { email: 'y@example.com', role_id: await roleIdOf(api, stranger, 'Viewer') },
  });
  expect(foreign.status).toBe(422);
  expect(foreign.error.errors).toMatchObject([{ field: 'role_id', code: 'not_found' }]);
});

test('somebody who has a business cannot join a second one', async () => {
  const merchant = await signUpMerchant(api);
  const other = await signUpMerchant(api);
  await invite(merchant, other.email);
  const answer = await call('loginUser', {
    body: { email: other.email, password: PASSWORD, invitation_token: await tokenMailedTo(api, other.email) },
  });
  expect(answer.status).toBe(409);
  expect(answer.error.code).toBe('already_in_business');
});

test('of two acceptances at once, one joins', async () => {
  const merchant = await signUpMerchant(api);
  await invite(merchant, 'quick@example.com');
  const token = await tokenMailedTo(api, 'quick@example.com');
  const answers = await Promise.all([
    register('quick@example.com', token),
    register('quick@example.com', token),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('the database keeps no token of an invitation', async () => {
  const merchant = await signUpMerchant(api);
  await invite(merchant, 'kept@example.com');
  const token = await tokenMailedTo(api, 'kept@example.com');
  const rows = await database.acrossBusinesses((trx) => trx.selectFrom('team_members').selectAll().execute());
  expect(JSON.stringify(rows)).not.toContain(token);
});
