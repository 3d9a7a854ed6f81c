import { permissionKeys } from '@harbour/contract/enums';
import { expect, test } from 'vitest';
import { denialInWords } from './permission-words.ts';

test('a refusal says what the role cannot do, and which permission to ask an owner for', () => {
  expect(denialInWords('payments.list')).toEqual({
    what: 'Your role cannot see payments',
    wayOn: 'Ask an owner of the business to change your role.',
  });
  expect(denialInWords('api_keys.view').what).toBe('Your role cannot see details of API keys');
});

test('every permission has words, and no two the same', () => {
  const told = permissionKeys.map((key) => denialInWords(key).what);
  expect(new Set(told).size).toBe(permissionKeys.length);
  for (const words of told) expect(words).toMatch(/^Your role cannot [a-z ]+ (API )?[a-z ]+$/);
});
