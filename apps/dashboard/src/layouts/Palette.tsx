import { useSession } from '@harbour/app-kit/use-session';
import type { PaymentLink, PaymentSummary } from '@harbour/contract/model';
import { useListPaymentLinks, useListTransactions } from '@harbour/contract/queries';
import { CommandPalette } from '@harbour/design-system/CommandPalette';
import type { CommandItem, CommandResults } from '@harbour/design-system/CommandPalette';
import { usePermission } from '@harbour/design-system/PermissionProvider';
import { formatMoney } from '@harbour/domain/money';
import { describePaymentStatus } from '@harbour/domain/payment-status';
import { buildPath, routes } from '@harbour/domain/routes';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Link2 from 'lucide-react/icons/link-2';
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

/** Fewer characters than these match half of everything. */
const shortest = 2;

const anyOf = new Intl.ListFormat('en', { type: 'disjunction' });

/** Go to a screen, do what there is to do, or find a payment or a payment link by what is known of it. */
export function Palette({ open, onOpenChange }: PaletteProps) {
  const session = useSession();
  const [query, setQuery] = useState('');
  const findsPayments = usePermission('payments.list');
  const findsLinks = usePermission('payment_links.list');
  const kinds = [findsPayments && 'payment', findsLinks && 'payment link'].filter((kind) => kind !== false);
  const wanted = query.trim().length >= shortest;
  // A question for each key would be asked in vain for all but the last.
  const search = useSettled(query.trim(), 200);
  const asked = open && search.length >= shortest;
  const payments = useListTransactions(
    { mode, search, limit: 6 },
    { query: { enabled: asked && findsPayments, select: ({ data }) => data.map(asPayment) } },
  );
  const links = useListPaymentLinks(
    { mode, search, limit: 4 },
    { query: { enabled: asked && findsLinks, select: ({ data }) => data.map(asLink) } },
  );

  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      label="Search and commands"
      placeholder={['Go to a screen', ...kinds.map((kind) => `find a ${kind}`)].join(', ')}
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
          ? [
              ...(findsPayments ? [found('Payments', payments, asked)] : []),
              ...(findsLinks ? [found('Payment links', links, asked)] : []),
            ]
          : undefined
      }
      emptyText={`No ${anyOf.format(['screen', ...kinds])} matches.`}
    />
  );
}

/** What one kind of things has to show: nothing yet, until what is typed now has been asked for. */
function found(
  heading: string,
  answer: { data: CommandItem[] | undefined; isError: boolean; refetch: () => Promise<unknown> },
  asked: boolean,
): CommandResults {
  const items = asked ? answer.data : undefined;
  return {
    heading,
    status: answer.isError ? 'failed' : items ? 'ready' : 'loading',
    items: items ?? [],
    onRetry: () => void answer.refetch(),
  };
}

function asPayment({ id, customer, amount, status, reference }: PaymentSummary): CommandItem {
  return {
    id,
    label: `${customer.name ?? customer.email}, ${formatMoney(amount)}`,
    hint: `${describePaymentStatus(status).label} · ${reference}`,
    icon: ArrowLeftRight,
    href: buildPath(routes.dashboard.payment, { id }),
  };
}

function asLink({ id, title, amount }: PaymentLink): CommandItem {
  return {
    id,
    label: title,
    hint: amount ? formatMoney(amount) : 'Customer chooses the amount',
    icon: Link2,
    href: buildPath(routes.dashboard.paymentLink, { id }),
  };
}
