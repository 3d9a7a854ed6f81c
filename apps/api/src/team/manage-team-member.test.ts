import type { Schemas } from '@harbour/contract/schema';
import { expect, test } from 'vitest';
import { MINUTE, SECOND } from '../platform/clock.ts';
import type { Merchant, Person } from '../testing/people.ts';
import { PASSWORD, addMember, roleIdOf, signUpMerchant, tokenMailedTo } from '../testing/people.ts';
import type { As } from '../testing/test-app.ts';
import { testApp } from '../testing/test-app.ts';

const api = await testApp();
const { call, clock } = api;

async function memberIdOf(merchant: Merchant, person: Pick<Person, 'email'>): Promise<string> {
  const { data } = await call('listTeamMembers', { as: merchant.session });
  const member = data.find(({ email }) => email === person.email);
  if (member === undefined) throw new Error(`${person.email} is not in the team.`);
  return member.id;
}

const manage = (as: As, id: string, body: Partial<Schemas['ManageTeamMemberRequest']>) =>
  call('manageTeamMember', { as, params: { id }, body });

test('a change of role acts on the person’s next request', async () => {
  const merchant = await signUpMerchant(api);
  const finance = await addMember(api, merchant, 'Finance');
  expect((await call('listBusinessAccounts', { as: finance.session })).status).toBe(200);
  const answer = await manage(merchant.session, await memberIdOf(merchant, finance), {
    action: 'change_role',
    role_id: await roleIdOf(api, merchant, 'Developer'),
  });
  expect(answer.data).toMatchObject({ status: 'active', role: { name: 'Developer' } });
  const refused = await call('listBusinessAccounts', { as: finance.session });
  expect(refused.status).toBe(403);
  expect(refused.error).toMatchObject({ code: 'permission_denied', missing_permission: 'accounts.list' });
  expect(refused.error.message).toContain('accounts.list');
  expect((await call('getApiKeys', { as: finance.session })).status).toBe(200);
});

test.each(['disable', 'remove'] as const)('to %s somebody signs them out everywhere', async (action) => {
  const merchant = await signUpMerchant(api);
  const member = await addMember(api, merchant, 'Viewer');
  const answer = await manage(merchant.session, await memberIdOf(merchant, member), { action });
  expect(answer.status).toBe(200);
  expect((await call('getCurrentUser', { as: member.session })).error.code).toBe('session_expired');
  const signedIn = await call('loginUser', { body: { email: member.email, password: PASSWORD } });
  expect(signedIn.data).toMatchObject({ business: null, role: null });
});

test('a disabled member can be enabled again, and is bound to the business meanwhile', async () => {
  const merchant = await signUpMerchant(api);
  const member = await addMember(api, merchant, 'Viewer');
  const id = await memberIdOf(merchant, member);
  await manage(merchant.session, id, { action: 'disable' });
  const again = await manage(merchant.session, id, { action: 'disable' });
  expect(again.status).toBe(409);
  expect(again.error.code).toBe('member_state_conflict');
  expect((await manage(merchant.session, id, { action: 'enable' })).data.status).toBe('active');
  const signedIn = await call('loginUser', { body: { email: member.email, password: PASSWORD } });
  expect(signedIn.data.business?.id).toBe(merchant.business.id);
});

test.each(['disable', 'remove', 'change_role'] as const)(
  'the last owner cannot %s themselves',
  async (action) => {
    const merchant = await signUpMerchant(api);
    const id = await memberIdOf(merchant, merchant);
    const role = action === 'change_role' ? { role_id: await roleIdOf(api, merchant, 'Admin') } : {};
    // An owner who may not sign in is nobody to leave the business to.
    const gone = await addMember(api, merchant, 'Owner');
    await manage(merchant.session, await memberIdOf(merchant, gone), { action: 'disable' });
    const answer = await manage(merchant.session, id, { action, ...role });
    expect(answer.status).toBe(409);
    expect(answer.error.code).toBe('last_owner');
    const { data: user } = await call('getCurrentUser', { as: merchant.session });
    expect(user.role?.name).toBe('Owner');
  },
);

test('of two owners who demote each other at once, one stays', async () => {
  const merchant = await signUpMerchant(api);
  const second = await addMember(api, merchant, 'Owner');
  const [firstId, secondId] = [await memberIdOf(merchant, merchant), await memberIdOf(merchant, second)];
  const role_id = await roleIdOf(api, merchant, 'Viewer');
  const answers = await Promise.all([
    manage(merchant.session, secondId, { action: 'change_role', role_id }),
    manage(second.session, firstId, { action: 'change_role', role_id }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
  const people = await Promise.all(
    [merchant, second].map(({ session }) => call('getCurrentUser', { as: session })),
  );
  expect(people.filter(({ data }) => data.role?.name === 'Owner')).toHaveLength(1);
});

test('a lesser role manages nobody with more rights, and gives none', async () => {
  const merchant = await signUpMerchant(api);
  const admin = await addMember(api, merchant, 'Admin');
  const ownerId = await memberIdOf(merchant, merchant);
  const weaker = { role_id: await roleIdOf(api, merchant, 'Viewer') };
  for (const action of ['change_role', 'disable', 'remove'] as const) {
    const refused = await manage(admin.session, ownerId, {
      action,
      ...(action === 'change_role' ? weaker : {}),
    });
    expect(refused.status).toBe(403);
    expect(refused.error.code).toBe('grant_exceeds_own');
    expect((await call('getCurrentUser', { as: merchant.session })).data.role?.name).toBe('Owner');
  }
  const promoted = await manage(admin.session, await memberIdOf(merchant, admin), {
    action: 'change_role',
    role_id: await roleIdOf(api, merchant, 'Owner'),
  });
  expect(promoted.status).toBe(403);
  expect(promoted.error.code).toBe('grant_exceeds_own');
  const support = await addMember(api, merchant, 'Support');
  const denied = await manage(support.session, ownerId, { action: 'remove' });
  expect(denied.error).toMatchObject({ code: 'permission_denied', missing_permission: 'users.update' });
});

test('another business’s members are not there', async () => {
  const merchant = await signUpMerchant(api);
  const stranger = await signUpMerchant(api);
  const answer = await manage(stranger.session, await memberIdOf(merchant, merchant), { action: 'remove' });
  expect(answer.status).toBe(404);
});

test('an open invitation can be sent again or revoked, and an accepted one cannot', async () => {
  const merchant = await signUpMerchant(api);
  const invited = await call('inviteTeamMember', {
    as: merchant.session,
    body: { email: 'open@example.com', role_id: await roleIdOf(api, merchant, 'Viewer') },
  });
  const older = await tokenMailedTo(api, 'open@example.com');
  clock.advance(SECOND);
  expect((await manage(merchant.session, invited.data.id, { action: 'resend_invitation' })).status).toBe(200);
  const newer = await tokenMailedTo(api, 'open@example.com');
  expect(newer).not.toBe(older);
  expect((await call('getTeamInvitation', { params: { token: older } })).status).toBe(404);
  const revoked = await manage(merchant.session, invited.data.id, { action: 'revoke_invitation' });
  expect(revoked.data.status).toBe('removed');
  expect((await call('getTeamInvitation', { params: { token: newer } })).data.status).toBe('revoked');
  const member = await addMember(api, merchant, 'Viewer');
  const resent = await manage(merchant.session, await memberIdOf(merchant, member), {
    action: 'resend_invitation',
  });
  expect(resent.error.code).toBe('member_state_conflict');
});

test('a role is given to change it, and only then', async () => {
  const merchant = await signUpMerchant(api);
  const member = await addMember(api, merchant, 'Viewer');
  const id = await memberIdOf(merchant, member);
  const without = await manage(merchant.session, id, { action: 'change_role' });
  expect(without.error.errors).toMatchObject([{ field: 'role_id', code: 'required' }]);
  const role_id = await roleIdOf(api, merchant, 'Support');
  const needless = await manage(merchant.session, id, { action: 'disable', role_id });
  expect(needless.status).toBe(422);
  expect(needless.error.errors).toMatchObject([{ field: 'role_id', code: 'unknown_field' }]);
});

test('a risky act asks for the password when it was last given more than ten minutes ago', async () => {
  const merchant = await signUpMerchant(api);
  const member = await addMember(api, merchant, 'Viewer');
  const id = await memberIdOf(merchant, member);
  clock.advance(10 * MINUTE + SECOND);
  const asked = await manage(merchant.session, id, { action: 'disable' });
  expect(asked.status).toBe(403);
  expect(asked.error.code).toBe('reauthentication_required');
  const wrong = await manage(merchant.session, id, { action: 'disable', current_password: 'not this one' });
  expect(wrong.error.errors).toMatchObject([{ field: 'current_password', code: 'mismatch' }]);
  const given = await manage(merchant.session, id, { action: 'disable', current_password: PASSWORD });
  expect(given.status).toBe(200);
  clock.advance(5 * MINUTE);
  expect((await manage(merchant.session, id, { action: 'enable' })).status).toBe(200);
});

test('the list is oldest first, pages both ways, and leaves out who was removed', async () => {
  const merchant = await signUpMerchant(api);
  const members = [];
  for (let count = 0; count < 4; count += 1) {
    clock.advance(SECOND);
    members.push(await addMember(api, merchant, 'Viewer'));
  }
  const emails = [merchant, ...members].map(({ email }) => email);
  const page = (cursor?: string) =>
    call('listTeamMembers', {
      as: merchant.session,
      query: { limit: 2, ...(cursor === undefined ? {} : { cursor }) },
    });
  const first = await page();
  const second = await page(String(first.meta['next_cursor']));
  const third = await page(String(second.meta['next_cursor']));
  expect([first, second, third].flatMap(({ data }) => data.map(({ email }) => email))).toEqual(emails);
  expect(first.meta['prev_cursor']).toBeNull();
  expect(third.meta['next_cursor']).toBeNull();
  const back = await page(String(third.meta['prev_cursor']));
  expect(back.data).toEqual(second.data);
  expect(first.data[0]).toMatchObject({ is_self: true });

  await manage(merchant.session, await memberIdOf(merchant, members[0] ?? merchant), { action: 'remove' });
  const all = await call('listTeamMembers', { as: merchant.session });
  expect(all.data.map(({ email }) => email)).not.toContain(emails[1]);
  const refused = await page('not-a-cursor');
  expect(refused.error.code).toBe('invalid_cursor');
});
