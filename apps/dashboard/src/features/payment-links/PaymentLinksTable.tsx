import type { PaymentLink } from '@harbour/contract/model';
import { Badge } from '@harbour/design-system/Badge';
import { DateTime } from '@harbour/design-system/DateTime';
import { Money } from '@harbour/design-system/Money';
import { DataTable } from '@harbour/design-system/DataTable';
import type { DataColumn } from '@harbour/design-system/DataTable';
import { Text } from '@harbour/design-system/Text';
import { buildPath, routes } from '@harbour/domain/routes';
import type { ReactNode } from 'react';
import type { BusinessTime } from '../../session/business-time.ts';
import { LinkPrice } from './LinkPrice.tsx';
import { describeUses, linkStatuses } from './link-words.ts';

interface PaymentLinksTableProps {
  links: readonly PaymentLink[];
  time: BusinessTime;
  loading: boolean;
  refreshing: boolean;
  empty: ReactNode;
  footer?: ReactNode;
}

/** Payment links as rows, each a link to its page; cards on a phone. */
export function PaymentLinksTable({ links, time, ...table }: PaymentLinksTableProps) {
  return (
    <DataTable<PaymentLink>
      label="Payment links"
      rows={links}
      columns={columnsFor(time)}
      rowKey={(link) => link.id}
      rowHref={(link) => buildPath(routes.dashboard.paymentLink, { id: link.id })}
      rowLabel={(link) => `${link.title}, payment link`}
      skeletonRows={6}
      {...table}
    />
  );
}

function columnsFor(time: BusinessTime): DataColumn<PaymentLink>[] {
  return [
    {
      key: 'title',
      header: 'Title',
      phone: 'title',
      truncate: true,
      cell: (link) => (
        <Text as="span" weight="medium">
          {link.title}
        </Text>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      phone: 'status',
      cell: ({ status }) => <Badge tone={linkStatuses[status].tone}>{linkStatuses[status].label}</Badge>,
    },
    {
      key: 'price',
      header: 'Price',
      numeric: true,
      // Without a value the title leads the card: links are known by their names, not by their prices.
      phone: 'line',
      cell: (link) => <LinkPrice link={link} />,
    },
    {
      key: 'payments',
      header: 'Payments',
      numeric: true,
      phone: 'line',
      cell: (link) => (
        <Text as="span" numeric>
          {describeUses(link)}
        </Text>
      ),
    },
    {
      key: 'collected',
      header: 'Collected',
      numeric: true,
      phone: 'hidden',
      cell: (link) => <Money value={link.collected_amount} />,
    },
    {
      key: 'created',
      header: 'Created',
      numeric: true,
      phone: 'line',
      cell: (link) => (
        <Text as="span" tone="muted">
          <DateTime value={link.created_at} {...time} format="date" />
        </Text>
      ),
    },
  ];
}
