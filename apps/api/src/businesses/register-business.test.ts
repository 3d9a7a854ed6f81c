import { expect, test } from 'vitest';
import { signUp, signUpMerchant } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';

const api = await testApp();
const { call } = api;

const BAKERY = {
  name: "L'Atlantique & Söhne",
  type: 'company',
  country: 'NG',
  time_zone: 'Africa/Lagos',
  default_currency: 'NGN',
} as const;

test('the founder becomes the owner and everything is there to begin with', async () => {
  const { session } = await signUp(api);
  const answer = await call('registerBusiness', {
    as: session,
    body: { ...BAKERY, support_email: 'Help@Example.com', website: 'https://bakery.example' },
  });
  expect(answer.status).toBe(201);
  expect(answer.data).toMatchObject({
    name: "L'Atlantique & Söhne",
    status: 'unverified',
    support_email: 'help@example.com',
    branding: { logo_url: null, color: null },
  });
  const { data: user } = await call('getCurrentUser', { as: session });
  expect(user.business).toEqual(answer.data);
  expect(user.role).toMatchObject({ name: 'Owner', permissions: [{ resource: '*', privilege: '*' }] });

  const accounts = await call('listBusinessAccounts', { as: session });
  const nothing = { amount: 0, currency: 'NGN' };
  expect(accounts.data).toMatchObject([
    {
      currency: 'NGN',
      is_default: true,
      mode: 'test',
      bank_name: null,
      balances: { available: nothing, pending: nothing, reserved: nothing },
    },
  ]);
  const roles = await call('listRoles', { as: session });
  expect(roles.data.map(({ name }) => name)).toEqual([
    'Owner',
    'Admin',
    'Finance',
    'Operations',
    'Developer',
    'Support',
    'Viewer',
  ]);
});

test('a person has one business, however many calls come at once', async () => {
  const { session } = await signUp(api);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => call('registerBusiness', { as: session, body: { ...BAKERY } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.code).toBe('already_in_business');
});

test.each([
  ['country', 'ZZ', 'validation_failed', 'not_supported'],
  ['time_zone', 'Mars/Olympus', 'validation_failed', 'invalid_choice'],
  ['default_currency', 'QQQ', 'currency_not_supported', 'not_supported'],
] as const)('%s %s is refused', async (field, value, code, fieldCode) => {
  const { session } = await signUp(api);
  const answer = await call('registerBusiness', { as: session, body: { ...BAKERY, [field]: value } });
  expect(answer.status).toBe(422);
  expect(answer.error).toMatchObject({ code, errors: [{ field, code: fieldCode }] });
});

test('the checklist depends on the legal form, and is for the business’s own people', async () => {
  const company = await signUpMerchant(api);
  const individual = await signUpMerchant(api, { type: 'individual' });
  const own = await call('getBusinessVerification', {
    as: company.session,
    params: { business_id: company.business.id },
  });
  expect(own.data).toMatchObject({
    business_id: company.business.id,
    status: 'unverified',
    submitted_at: null,
  });
  expect(own.data.requirements.map(({ key }) => key)).toContain('registration_certificate');
  expect(
    own.data.requirements.every(({ status, document_id }) => status === 'missing' && document_id === null),
  ).toBe(true);
  const other = await call('getBusinessVerification', {
    as: individual.session,
    params: { business_id: individual.business.id },
  });
  expect(other.data.requirements.map(({ key }) => key)).not.toContain('registration_certificate');

  const foreign = await call('getBusinessVerification', {
    as: company.session,
    params: { business_id: individual.business.id },
  });
  expect(foreign.status).toBe(404);
});

test('without a business, what needs one says so', async () => {
  const { session } = await signUp(api);
  const answer = await call('listBusinessAccounts', { as: session });
  expect(answer.status).toBe(403);
  expect(answer.error.code).toBe('business_required');
});
