import type { PermissionPrivilege, PermissionResource } from '@harbour/contract/enums';
import type { RequiredPermission } from './permission.ts';

/** What people call them, where that is not the key. */
const resources: Readonly<Partial<Record<PermissionResource, string>>> = {
  accounts: 'business accounts',
  settlement: 'settlements',
  users: 'team members',
  api_keys: 'API keys',
};

const privileges: Readonly<Partial<Record<PermissionPrivilege, string>>> = {
  list: 'see',
  view: 'see details of',
  update: 'change',
};

export interface DenialWords {
  /** What somebody may not do: `Your role cannot see payments`. */
  what: string;
  /** Whom to ask, and for what, by the key that an owner grants: a sentence. */
  wayOn: string;
}

/** How a refusal is told to people, the same wherever it meets them. */
export function denialInWords(permission: RequiredPermission): DenialWords {
  const [resource, privilege] = permission.split('.') as [PermissionResource, PermissionPrivilege];
  return {
    what: `Your role cannot ${privileges[privilege] ?? privilege} ${resources[resource] ?? resource.replace('_', ' ')}`,
    wayOn: `Ask an owner of the business for the permission ${permission}.`,
  };
}
