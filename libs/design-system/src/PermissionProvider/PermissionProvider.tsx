import { permissionSet, type Grant, type RequiredPermission } from '@harbour/domain/permission';
import { createContext, use, useMemo, type ReactNode } from 'react';

const PermissionContext = createContext<ReadonlySet<RequiredPermission> | undefined>(undefined);

export interface PermissionProviderProps {
  /** The grants of the signed-in person's role. None means that nothing is allowed. */
  permissions: readonly Grant[] | undefined;
  children: ReactNode;
}

const none: readonly Grant[] = [];

/** Tells every PermissionGate below what the signed-in person may do; a change acts at once. */
export function PermissionProvider({ permissions = none, children }: PermissionProviderProps) {
  const allowed = useMemo(() => permissionSet(permissions), [permissions]);
  return <PermissionContext value={allowed}>{children}</PermissionContext>;
}

/**
 * A check of any permission key, for lists whose entries each need another one.
 * Throws without a provider: an app that forgot it must not show everything, nor nothing.
 */
export function usePermissionCheck(): (required: RequiredPermission) => boolean {
  const allowed = use(PermissionContext);
  if (!allowed) {
    throw new Error(
      'No <PermissionProvider> above this component. Wrap the signed-in part of the app in ' +
        '<PermissionProvider permissions={user.role.permissions}> so that PermissionGate, Menu and usePermission know what is allowed.',
    );
  }
  return (required) => allowed.has(required);
}

/** Whether the signed-in person has the permission. */
export function usePermission(required: RequiredPermission): boolean {
  return usePermissionCheck()(required);
}
