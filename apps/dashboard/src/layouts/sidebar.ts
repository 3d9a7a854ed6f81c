import { routes } from '@harbour/domain/routes';
import type { RequiredPermission } from '@harbour/domain/permission';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import House from 'lucide-react/icons/house';
import Link2 from 'lucide-react/icons/link-2';
import type { IconComponent } from '@harbour/design-system/Icon';

interface SidebarEntry {
  href: string;
  label: string;
  icon: IconComponent;
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
