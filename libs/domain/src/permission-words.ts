import type { PermissionPrivilege, PermissionResource } from '@harbour/contract/enums';
import type { RequiredPermission } from './permission.ts';

const resources: Readonly<Record<Exclude<PermissionResource, '*'>, string>> = {
  payments: 'payments',
  accounts: 'business accounts',
  settlement: 'settlements',
  users: 'team members',
  api_keys: 'API keys',
  payment_links: 'payment links',
};

const privileges: Readonly<Record<Exclude<PermissionPrivilege, '*'>, string>> = {
  list: 'see',
  view: 'see details of',
  create: 'create',
  update: 'change',
  delete: 'delete',
};

export interface DenialWords {
  /** What somebody may not do: `Your role cannot see payments`. */
  what: string;
  /** Whom to ask, and for what, by the key that an owner grants: a sentence. */
  wayOn: string;
}

/** How a refusal is told to people, the same wherever it meets them. */
export function denialInWords(permission: RequiredPermission): DenialWords {
  const [resource, privilege] = permission.split('.') as [keyof typeof resources, keyof typeof privileges];
  return {
    what: `Your role cannot ${privileges[privilege]} ${resources[resource]}`,
    wayOn: `Ask an owner of the business for the permission ${permission}.`,
  };
}
