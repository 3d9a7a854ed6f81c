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

/** Written out by hand, so that a change of a role has to be meant. */
const mayDo: Readonly<Record<string, string>> = {
  Owner: 'everything',
  Admin: 'everything',
  Finance:
    'payments.list payments.view payments.update accounts.list accounts.view accounts.create accounts.update settlement.list settlement.view settlement.create settlement.update payment_links.list payment_links.view',
  Operations:
    'payments.list payments.view payments.create payments.update accounts.list accounts.view settlement.list settlement.view payment_links.list payment_links.view payment_links.create payment_links.update payment_links.delete',
  Developer:
    'payments.list payments.view api_keys.create api_keys.update api_keys.list api_keys.delete payment_links.list payment_links.view',
  Support: 'payments.list payments.view payments.update payment_links.list payment_links.view',
  Viewer:
    'payments.list payments.view accounts.list accounts.view settlement.list settlement.view users.list users.view payment_links.list payment_links.view',
};

test('each seeded role may do this and no more, and says in words what it is for', () => {
  expect(SEEDED_ROLES.map(({ name }) => name)).toEqual(Object.keys(mayDo));
  for (const { name, description, permissions } of SEEDED_ROLES) {
    const wanted = mayDo[name] === 'everything' ? permissionKeys : (mayDo[name] ?? '').split(' ');
    expect(
      permissionKeys.filter((key) => allows(permissions, key)),
      name,
    ).toEqual(wanted);
    expect(description, name).toMatch(/\w{4,}.*\.$/);
    expect(isOwner(permissions), name).toBe(name === 'Owner');
  }
});
