import { expect, test } from 'vitest';
import { PASSWORD, signUp } from '../testing/people.ts';
import { sessionOf, testApp } from '../testing/test-app.ts';

const api = await testApp();
const { call, database } = api;

const person = { first_name: 'Ngọc', last_name: 'O’Brien-Nwachukwu', password: PASSWORD };

test('a new person is signed in, has neither role nor business, and the password is kept as argon2id only', async () => {
  const answer = await call('registerUser', { body: { ...person, email: 'Ngoc@Example.com ' } });
  expect(answer.status).toBe(201);
  expect(answer.data).toMatchObject({
    email: 'ngoc@example.com',
    first_name: 'Ngọc',
    last_name: 'O’Brien-Nwachukwu',
    role: null,
    business: null,
    email_verified_at: null,
    last_login_at: null,
  });
  expect(answer.meta).toEqual({});
  const current = await call('getCurrentUser', { as: sessionOf(answer) });
  expect(current.data).toEqual(answer.data);
  const { password_hash } = await database.acrossBusinesses((trx) =>
    trx
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', answer.data.id)
      .executeTakeFirstOrThrow(),
  );
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
});

test('another client can ask for the token in the body, and then gets no cookie', async () => {
  const answer = await call('registerUser', {
    body: { ...person, email: 'cli@example.com', token_delivery: 'body' },
  });
  expect(answer.response.headers['set-cookie']).toBeUndefined();
  expect(answer.meta['expires_at']).toBe('2026-03-02T21:00:00.000Z');
  const current = await call('getCurrentUser', { as: { bearer: String(answer.meta['token']) } });
  expect(current.data.email).toBe('cli@example.com');
});

test('an address in another case is the same person', async () => {
  await signUp(api, { email: 'taken@example.com' });
  const answer = await call('registerUser', { body: { ...person, email: 'TAKEN@example.com' } });
  expect(answer.status).toBe(409);
  expect(answer.error).toMatchObject({ code: 'email_taken', errors: [{ field: 'email', code: 'taken' }] });
});

test('of registrations of one address at once, one succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call('registerUser', { body: { ...person, email: 'race@example.com' } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
});

test.each([
  ['password1234', 'known'],
  ['ngoc@example.com', 'the own address'],
  ['aaaaaaaaaaaaaaaa', 'one letter'],
  ['qwertyuiop12', 'a row of keys'],
])('the password %j is refused: %s', async (password) => {
  const answer = await call('registerUser', { body: { ...person, email: 'ngoc@example.com', password } });
  expect(answer.status).toBe(422);
  expect(answer.error).toMatchObject({
    code: 'password_breached',
    errors: [{ field: 'password', code: 'breached' }],
  });
});

test('each wrong field is named, in words for a person', async () => {
  const answer = await call('registerUser', {
    payload: { first_name: '', last_name: 'X', email: 'not-an-address', password: 'short', extra: 1 },
  });
  expect(answer.status).toBe(422);
  expect(answer.error.code).toBe('validation_failed');
  const codes = Object.fromEntries((answer.error.errors ?? []).map(({ field, code }) => [field, code]));
  expect(codes).toEqual({
    first_name: 'required',
    email: 'invalid_format',
    password: 'too_short',
    extra: 'unknown_field',
  });
});

test.each(['Ada\u202Eabo', 'Ada\u0007', 'Ada\nObi'])('the name %j is refused', async (firstName) => {
  const answer = await call('registerUser', {
    body: { ...person, email: 'n@example.com', first_name: firstName },
  });
  expect(answer.status).toBe(422);
  expect(answer.error.errors).toMatchObject([{ field: 'first_name', code: 'invalid_format' }]);
});
