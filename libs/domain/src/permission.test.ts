import { permissionKeys } from '@harbour/contract/enums';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allows, permissionSet } from './permission.ts';

const resources = ['*', ...new Set(permissionKeys.map((key) => key.split('.')[0] ?? ''))];
const privileges = ['*', 'list', 'view', 'create', 'update', 'delete'];

describe('the permission rule', () => {
  test.each([
    ['*', '*', 'payments.list', true],
    ['payments', '*', 'payments.update', true],
    ['*', 'list', 'settlement.list', true],
    ['payments', 'list', 'payments.list', true],
    ['payments', 'list', 'payments.view', false],
    ['payments', 'view', 'settlement.view', false],
    ['payment', '*', 'payments.list', false],
    ['api_keys', 'update', 'api_keys.view', true],
    ['api_keys', '*', 'api_keys.view', true],
    ['api_keys', 'view', 'api_keys.view', false],
    ['api_keys', 'list', 'api_keys.view', false],
  ] as const)('%s.%s allows %s: %s', (resource, privilege, required, expected) => {
    expect(allows([{ resource, privilege }], required)).toBe(expected);
  });

  test('somebody without grants may do nothing', () => {
    expect(permissionKeys.filter((key) => allows([], key))).toEqual([]);
    expect(permissionSet([]).size).toBe(0);
  });

  test('an owner may do everything', () => {
    expect([...permissionSet([{ resource: '*', privilege: '*' }])]).toEqual([
      ...permissionKeys,
      'api_keys.view',
    ]);
  });

  test('the expanded set answers as the rule does', () => {
    const grant = fc.record({
      resource: fc.constantFrom(...resources),
      privilege: fc.constantFrom(...privileges),
    });
    fc.assert(
      fc.property(
        fc.array(grant, { maxLength: 6 }),
        fc.constantFrom(...permissionKeys, 'api_keys.view' as const),
        (grants, required) => {
          expect(permissionSet(grants).has(required)).toBe(allows(grants, required));
        },
      ),
    );
  });

  test('a further grant never takes anything away', () => {
    const grant = fc.record({
      resource: fc.constantFrom(...resources),
      privilege: fc.constantFrom(...privileges),
    });
    fc.assert(
      fc.property(fc.array(grant), grant, (grants, more) => {
        const before = permissionSet(grants);
        const after = permissionSet([...grants, more]);
        expect([...before].filter((key) => !after.has(key))).toEqual([]);
      }),
    );
  });
});
