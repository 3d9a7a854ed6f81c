import { expect, test } from 'vitest';
import { routeMiddleware } from './middleware.ts';
import { createSession } from './session.ts';

const guard = routeMiddleware(createSession());

test('a name that does not exist is an error when the routes are built', () => {
  expect(() => guard(['auth', 'administrator' as never])).toThrow('Unknown middleware "administrator"');
  expect(() => guard(['toString' as never])).toThrow('Unknown middleware "toString"');
});

test('a permission has to be named', () => {
  expect(() => guard(['permission'])).toThrow('needs a permission');
});

test('each name is one middleware, in the order given', () => {
  expect(guard(['auth', 'business', 'permission'], { permission: 'payments.list' })).toHaveLength(3);
});
