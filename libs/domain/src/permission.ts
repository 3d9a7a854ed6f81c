import { permissionKeys } from '@harbour/contract/enums';
import type { PermissionKey } from '@harbour/contract/enums';

/** One line of a role: `*` stands for every resource or every privilege. */
export interface Grant {
  resource: string;
  privilege: string;
}

/** What a screen or a control can ask for: a key of the contract, or viewing API keys, which is covered by updating them. */
export type RequiredPermission = PermissionKey | 'api_keys.view';

/**
 * The one permission rule: a grant matches when its resource is `*` or equal, and its privilege is `*` or equal.
 * Somebody without grants may do nothing.
 */
export function allows(grants: readonly Grant[], required: RequiredPermission): boolean {
  const [resource, privilege] = (required === 'api_keys.view' ? 'api_keys.update' : required).split('.');
  return grants.some(
    (grant) =>
      (grant.resource === '*' || grant.resource === resource) &&
      (grant.privilege === '*' || grant.privilege === privilege),
  );
}

/** Everything the grants allow, spelled out once per sign-in, so that each check afterwards is a single look-up. */
export function permissionSet(grants: readonly Grant[]): ReadonlySet<RequiredPermission> {
  const required: RequiredPermission[] = [...permissionKeys, 'api_keys.view'];
  return new Set(required.filter((key) => allows(grants, key)));
}
