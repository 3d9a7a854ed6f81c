import { permissionKeys } from '../permission-keys.js';

/** An operation says who may call it: its own `security`, and `x-permission` as a permission key or `none`. */
export const operationAccess = () => ({
  Operation(operation, { report, location }) {
    const at = location.key();
    const permission = operation['x-permission'];
    if (operation.security === undefined) {
      report({ message: 'An operation needs security of its own; [] means public.', location: at });
    }
    if (permission !== 'none' && !permissionKeys.has(permission)) {
      report({ message: 'An operation needs x-permission: a key of PermissionKey, or none.', location: at });
    }
    if (permission !== 'none' && operation.security?.length === 0) {
      report({ message: 'A public operation cannot need a permission.', location: at });
    }
  },
});
