import { routes } from '@harbour/domain/routes';
import type { RequiredPermission } from '@harbour/domain/permission';
import { ArrowLeftRight, House, Link2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

interface SidebarEntry {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Without it the entry is left out. */
  permission?: RequiredPermission;
}

/** Where one can go from anywhere, in this order. */
export const sidebar: readonly SidebarEntry[] = [
  { href: routes.dashboard.home, label: 'Dashboard', icon: House },
  { href: routes.dashboard.payments, label: 'Payments', icon: ArrowLeftRight, permission: 'payments.list' },
  {
    href: routes.dashboard.paymentLinks,
    label: 'Payment links',
    icon: Link2,
    permission: 'payment_links.list',
  },
];
