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
  /** Whom to ask: a sentence. */
  wayOn: string;
}

/** Who can help where a role does not reach. */
export const ASK_AN_OWNER = 'Ask an owner of the business to change your role.';

/** How a refusal is told to people, the same wherever it meets them. */
export function denialInWords(permission: RequiredPermission): DenialWords {
  const [resource, privilege] = permission.split('.') as [PermissionResource, PermissionPrivilege];
  return {
    what: `Your role cannot ${privileges[privilege] ?? privilege} ${resources[resource] ?? resource.replace('_', ' ')}`,
    wayOn: ASK_AN_OWNER,
  };
}
