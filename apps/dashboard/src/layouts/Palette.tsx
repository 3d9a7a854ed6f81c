import { useSession } from '@harbour/app-kit/use-session';
import type { PaymentSummary } from '@harbour/contract/model';
import { useListTransactions } from '@harbour/contract/queries';
import { CommandPalette } from '@harbour/design-system/CommandPalette';
import { usePermission } from '@harbour/design-system/PermissionProvider';
import { formatMoney } from '@harbour/domain/money';
import { describePaymentStatus } from '@harbour/domain/payment-status';
import { buildPath, routes } from '@harbour/domain/routes';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useSettled } from '../components/use-settled.ts';
import { mode } from '../session/mode.ts';
import { sidebar } from './sidebar.ts';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Fewer characters than these match half of all payments. */
const shortest = 2;

/** Ctrl+K or Cmd+K from anywhere: go to a screen, do what there is to do, or find a payment by what is known of it. */
export function Palette({ open, onOpenChange }: PaletteProps) {
  const session = useSession();
  const [query, setQuery] = useState('');
  const mayFind = usePermission('payments.list');
  // A question for each key would be asked in vain for all but the last.
  const search = useSettled(query.trim(), 200);
  const asked = mayFind && open && search.length >= shortest;
  const found = useListTransactions(
    { mode, search, limit: 6 },
    { query: { enabled: asked, select: ({ data }) => data } },
  );
  const wanted = mayFind && query.trim().length >= shortest;

  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        if (!next) setQuery('');
      }}
      label="Search and commands"
      placeholder={mayFind ? 'Go to a screen, or find a payment by reference, ID or email' : 'Go to a screen'}
      groups={[
        {
          heading: 'Go to',
          items: sidebar.map(({ href, label, icon, permission }) => ({
            id: href,
            label,
            icon,
            href,
            ...(permission && { permission }),
          })),
        },
        {
          heading: 'Actions',
          items: [
            {
              id: 'new-link',
              label: 'Create payment link',
              icon: Plus,
              href: buildPath(routes.dashboard.newPaymentLink, {}),
              permission: 'payment_links.create',
            },
            { id: 'sign-out', label: 'Sign out', icon: LogOut, onSelect: () => void session.leave() },
          ],
        },
      ]}
      query={query}
      onQueryChange={setQuery}
      results={
        wanted
          ? {
              heading: 'Payments',
              status: found.isError ? 'failed' : asked && found.data ? 'ready' : 'loading',
              items: (asked && found.data ? found.data : []).map(asItem),
              onRetry: () => void found.refetch(),
            }
          : undefined
      }
      emptyText={mayFind ? 'No screen and no payment matches.' : 'No screen matches.'}
    />
  );
}

function asItem({ id, customer, amount, status, reference }: PaymentSummary) {
  return {
    id,
    label: `${customer.name ?? customer.email}, ${formatMoney(amount)}`,
    hint: `${describePaymentStatus(status).label} · ${reference}`,
    icon: ArrowLeftRight,
    href: buildPath(routes.dashboard.payment, { id }),
  };
}
