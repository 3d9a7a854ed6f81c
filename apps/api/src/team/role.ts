import type { Schemas } from '@harbour/contract/schema';
import type { Grant } from '@harbour/domain/permission';

type Permission = Schemas['Permission'];

export interface SeededRole {
  name: string;
  description: string;
  permissions: Permission[];
}

const OWNER_NAME = 'Owner';

const all = (resource: Permission['resource']): Permission => ({ resource, privilege: '*' });
const may = (resource: Permission['resource'], ...privileges: Permission['privilege'][]): Permission[] =>
  privileges.map((privilege) => ({ resource, privilege }));
const read = (resource: Permission['resource']): Permission[] => may(resource, 'list', 'view');

/** The roles that every business starts with, the strongest first. */
export const SEEDED_ROLES: readonly SeededRole[] = [
  { name: OWNER_NAME, description: 'Everything, also making other owners.', permissions: [all('*')] },
  {
    name: 'Admin',
    description: 'Everything but making owners.',
    permissions: [
      all('payments'),
      all('payment_links'),
      all('settlement'),
      all('accounts'),
      all('users'),
      all('api_keys'),
    ],
  },
  {
    name: 'Finance',
    description: 'Payments, refunds, settlements and settlement accounts.',
    permissions: [
      ...may('payments', 'list', 'view', 'update'),
      all('settlement'),
      all('accounts'),
      ...read('payment_links'),
    ],
  },
  {
    name: 'Operations',
    description: 'Payments, refunds and payment links.',
    permissions: [all('payments'), all('payment_links'), ...read('settlement'), ...read('accounts')],
  },
  {
    name: 'Developer',
    description: 'API keys, the IP allow-list, and a look at payments.',
    permissions: [all('api_keys'), ...read('payments'), ...read('payment_links')],
  },
  {
    name: 'Support',
    description: 'Looks up payments and payment links, and refunds.',
    permissions: [...may('payments', 'list', 'view', 'update'), ...read('payment_links')],
  },
  {
    name: 'Viewer',
    description: 'Looks at everything but keys, and changes nothing.',
    permissions: [
      ...read('payments'),
      ...read('payment_links'),
      ...read('settlement'),
      ...read('accounts'),
      ...read('users'),
    ],
  },
];

/**
 * Whether somebody with `own` has everything that `wanted` grants: nobody grants what they lack. `*` is only covered
 * by `*`, since it also means what will be added later.
 */
export function covers(own: readonly Grant[], wanted: readonly Grant[]): boolean {
  return wanted.every((want) =>
    own.some(
      (grant) =>
        (grant.resource === '*' || grant.resource === want.resource) &&
        (grant.privilege === '*' || grant.privilege === want.privilege),
    ),
  );
}

/** Owners are those who may do everything; a business keeps one at least. */
export function isOwner(permissions: readonly Grant[]): boolean {
  return covers(permissions, [{ resource: '*', privilege: '*' }]);
}
