import { permissionKeys } from '@harbour/contract/enums';
import { allows } from '@harbour/domain/permission';
import { expect, test } from 'vitest';
import { SEEDED_ROLES, covers, isOwner } from './role.ts';

const permissionsOf = (name: string) => {
  const role = SEEDED_ROLES.find((each) => each.name === name);
  if (role === undefined) throw new Error(`There is no role ${name}.`);
  return role.permissions;
};

test('Admin may do whatever there is today, and is still no Owner', () => {
  const admin = permissionsOf('Admin');
  expect(permissionKeys.filter((key) => !allows(admin, key))).toEqual([]);
  expect(isOwner(admin)).toBe(false);
  expect(covers(admin, permissionsOf('Owner'))).toBe(false);
  expect(covers(permissionsOf('Owner'), admin)).toBe(true);
});

test('a wildcard is covered by a wildcard only', () => {
  const everyUse = [
    { resource: 'payments', privilege: 'list' },
    { resource: 'payments', privilege: 'view' },
    { resource: 'payments', privilege: 'create' },
    { resource: 'payments', privilege: 'update' },
    { resource: 'payments', privilege: 'delete' },
  ];
  expect(covers(everyUse, [{ resource: 'payments', privilege: '*' }])).toBe(false);
  expect(covers([{ resource: 'payments', privilege: '*' }], everyUse)).toBe(true);
  expect(covers([{ resource: '*', privilege: 'list' }], [{ resource: '*', privilege: 'list' }])).toBe(true);
  expect(covers([], [])).toBe(true);
  expect(covers([], [{ resource: 'payments', privilege: 'list' }])).toBe(false);
});

test('who only looks changes nothing', () => {
  const viewer = permissionsOf('Viewer');
  expect(permissionKeys.filter((key) => allows(viewer, key) && !/\.(list|view)$/.test(key))).toEqual([]);
  expect(allows(viewer, 'api_keys.list')).toBe(false);
});
