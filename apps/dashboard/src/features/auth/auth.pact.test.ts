import { examples } from '@harbour/contract/examples';
import {
  completePasswordReset,
  getCurrentUser,
  getTeamInvitation,
  initiatePasswordReset,
  loginUser,
  logoutUser,
  registerUser,
} from '@harbour/contract/queries';
import { describe, expect, it } from 'vitest';
import { interact } from '../../testing/pact.ts';

const invitationToken = 'lb7-SqAN4h1xoaUK3_DbuBpm75T-neypKI0pAShqp7A';
const newMerchant = {
  first_name: 'X',
  last_name: 'Ìbùkún',
  email: 'ibukun+shop@example.com',
  password: 'harbour-lights-at-dusk',
};

describe('who is signed in', () => {
  const users = examples.getCurrentUser[200];

  it.each(['owner', 'support', 'without_business'] as const)('answers %s', async (example) => {
    const answer = await interact({ operationId: 'getCurrentUser', example, call: () => getCurrentUser() });
    expect(answer).toEqual(users[example].data);
  });

  it.each(['authentication_required', 'session_expired'] as const)('refuses with %s', async (example) => {
    const answer = await interact({ operationId: 'getCurrentUser', example, call: () => getCurrentUser() });
    expect(answer).toMatchObject({ status: 401, code: example });
  });
});

describe('signing in', () => {
  const credentials = { email: 'ada.obi@example.com', password: 'harbour-lights-at-dusk' };

  it('answers the person, and keeps the token out of the body', async () => {
    const answer = await interact({
      operationId: 'loginUser',
      example: 'browser',
      body: credentials,
      call: () => loginUser(credentials),
    });
    expect(answer).toEqual(examples.loginUser[200].browser);
  });

  it.each(['invalid_credentials', 'account_locked'] as const)('refuses with %s', async (example) => {
    const body = { ...credentials, password: 'not the password' };
    const answer = await interact({ operationId: 'loginUser', example, body, call: () => loginUser(body) });
    expect(answer).toMatchObject({ code: example });
  });

  it('signs out', async () => {
    const answer = await interact({
      operationId: 'logoutUser',
      example: 'signed_out',
      call: () => logoutUser(),
    });
    expect(answer).toEqual(examples.logoutUser[200].signed_out.data);
  });
});

describe('registering', () => {
  it('answers the new person, who has no business yet', async () => {
    const answer = await interact({
      operationId: 'registerUser',
      example: 'created',
      body: newMerchant,
      call: () => registerUser(newMerchant),
    });
    expect(answer).toMatchObject({ data: { business: null, role: null } });
  });

  it('joins the team of an invitation', async () => {
    const body = {
      first_name: 'Ngọc Ánh',
      last_name: 'Trần',
      email: 'anh.tran@adire.example',
      password: 'mưa phùn tháng giêng',
      invitation_token: invitationToken,
    };
    const answer = await interact({
      operationId: 'registerUser',
      example: 'invited',
      body,
      call: () => registerUser(body),
    });
    expect(answer).toMatchObject({ data: { business: { name: 'Adire & Sons' } } });
  });

  it('refuses an address that has an account', async () => {
    const answer = await interact({
      operationId: 'registerUser',
      example: 'email_taken',
      body: newMerchant,
      call: () => registerUser(newMerchant),
    });
    expect(answer).toMatchObject({ status: 409, code: 'email_taken' });
  });

  it('refuses a short password, naming the field', async () => {
    const body = { ...newMerchant, password: 'short' };
    const answer = await interact({
      operationId: 'registerUser',
      example: 'password_too_short',
      body,
      call: () => registerUser(body),
    });
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'password' }] });
  });
});

describe('invitation', () => {
  const invitations = examples.getTeamInvitation[200];

  it.each(Object.keys(invitations) as (keyof typeof invitations)[])('answers %s', async (example) => {
    const answer = await interact({
      operationId: 'getTeamInvitation',
      example,
      path: { token: invitationToken },
      call: () => getTeamInvitation(invitationToken),
    });
    expect(answer).toEqual(invitations[example].data);
  });

  it('finds no unknown one', async () => {
    const answer = await interact({
      operationId: 'getTeamInvitation',
      example: 'invitation_not_found',
      path: { token: invitationToken },
      call: () => getTeamInvitation(invitationToken),
    });
    expect(answer).toMatchObject({ status: 404, code: 'invitation_not_found' });
  });
});

describe('password reset', () => {
  it('takes any address', async () => {
    const body = { email: 'ada.obi@example.com' };
    const answer = await interact({
      operationId: 'initiatePasswordReset',
      example: 'accepted',
      body,
      call: () => initiatePasswordReset(body),
    });
    expect(answer).toEqual(examples.initiatePasswordReset[202].accepted.data);
  });

  const body = {
    token: 'KALdh1rkelkcCpS7Dz6DdU1MvsODYy30qTPHvYVpg5V',
    password: 'quiet-water-under-the-pier',
  };

  it('sets a new password', async () => {
    const answer = await interact({
      operationId: 'completePasswordReset',
      example: 'changed',
      body,
      call: () => completePasswordReset(body),
    });
    expect(answer).toEqual(examples.completePasswordReset[200].changed.data);
  });

  it('refuses a spent token', async () => {
    const answer = await interact({
      operationId: 'completePasswordReset',
      example: 'reset_token_invalid',
      body,
      call: () => completePasswordReset(body),
    });
    expect(answer).toMatchObject({ status: 422, code: 'reset_token_invalid' });
  });
});
