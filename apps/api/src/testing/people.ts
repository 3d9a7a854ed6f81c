import type { Schemas } from '@harbour/contract/schema';
import { expect } from 'vitest';
import type { As, TestApp } from './test-app.ts';
import { sessionOf } from './test-app.ts';

/** A password that no check finds fault with. */
export const PASSWORD = 'correct horse battery staple 42';

let people = 0;

export interface Person {
  session: As;
  user: Schemas['User'];
  email: string;
}

export interface Merchant extends Person {
  business: Schemas['Business'];
}

/** Registers somebody new and leaves them signed in. */
export async function signUp(
  { call }: TestApp,
  details: Partial<Schemas['RegisterUserRequest']> = {},
): Promise<Person> {
  people += 1;
  const email = details.email ?? `person.${people}@example.com`;
  const answer = await call('registerUser', {
    body: { first_name: 'Ada', last_name: 'Obi', email, password: PASSWORD, ...details },
  });
  expect(answer.status, answer.error.message).toBe(201);
  return { session: sessionOf(answer), user: answer.data, email: answer.data.email };
}

/** Registers somebody new with a business of their own. */
export async function signUpMerchant(
  api: TestApp,
  details: Partial<Schemas['RegisterBusinessRequest']> = {},
): Promise<Merchant> {
  const person = await signUp(api);
  const answer = await api.call('registerBusiness', {
    as: person.session,
    body: {
      name: 'Obi Bakery',
      type: 'company',
      country: 'NG',
      time_zone: 'Africa/Lagos',
      default_currency: 'NGN',
      ...details,
    },
  });
  expect(answer.status, answer.error.message).toBe(201);
  return { ...person, business: answer.data };
}

/** The id of a seeded role of the merchant's business. */
export async function roleIdOf({ call }: TestApp, merchant: Merchant, name: string): Promise<string> {
  const { data } = await call('listRoles', { as: merchant.session });
  const role = data.find((each) => each.name === name);
  if (role === undefined) throw new Error(`There is no role ${name}.`);
  return role.id;
}

/** Invites an address into the merchant's team and signs the person up by the mailed link. */
export async function addMember(api: TestApp, merchant: Merchant, role: string): Promise<Person> {
  people += 1;
  const email = `member.${people}@example.com`;
  const invited = await api.call('inviteTeamMember', {
    as: merchant.session,
    body: { email, role_id: await roleIdOf(api, merchant, role), current_password: PASSWORD },
  });
  expect(invited.status, invited.error.message).toBe(201);
  return signUp(api, { email, invitation_token: await tokenMailedTo(api, email) });
}

export interface SentMail {
  recipient: string;
  subject: string;
  text_body: string;
}

/** Mails to an address, the newest first. */
export async function mailsTo({ database }: TestApp, email: string): Promise<SentMail[]> {
  return database.acrossBusinesses((trx) =>
    trx
      .selectFrom('mails')
      .select(['recipient', 'subject', 'text_body'])
      .where('recipient', '=', email)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  );
}

/** The token of the link in the newest mail to an address. */
export async function tokenMailedTo(api: TestApp, email: string): Promise<string> {
  const [mail] = await mailsTo(api, email);
  const match = /(?:token=|\/reset\/)([\w-]{43})/.exec(mail?.text_body ?? '');
  if (match?.[1] === undefined) throw new Error(`No link was mailed to ${email}.`);
  return match[1];
}
