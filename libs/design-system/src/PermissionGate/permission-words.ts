import type { RequiredPermission } from '@harbour/domain/permission';

const resources: Readonly<Record<string, string>> = {
  payments: 'payments',
  accounts: 'business accounts',
  settlement: 'settlements',
  users: 'team members',
  api_keys: 'API keys',
  payment_links: 'payment links',
};

const privileges: Readonly<Record<string, string>> = {
  list: 'see the list of',
  view: 'see',
  create: 'create',
  update: 'change',
  delete: 'delete',
};

/**
 * What somebody may not do, for people, and the key for whoever grants it: `Your role may not change payments. It needs the
 * permission payments.update.` A key that has no words yet is at least spelled with spaces.
 */
export function denialInWords(permission: RequiredPermission): string {
  const [resource = '', privilege = ''] = permission.split('.');
  const what = resources[resource] ?? resource.replaceAll('_', ' ');
  const doing = privileges[privilege] ?? privilege.replaceAll('_', ' ');
  return `Your role may not ${doing} ${what}. It needs the permission ${permission}.`;
}
