import type { PaymentLink } from '@harbour/contract/model';
import { Card } from '@harbour/design-system/Card';
import { Code } from '@harbour/design-system/Code';
import { DateTime, zoneInWords } from '@harbour/design-system/DateTime';
import { DescriptionList } from '@harbour/design-system/DescriptionList';
import { Money } from '@harbour/design-system/Money';
import { Skeleton } from '@harbour/design-system/Skeleton';
import type { BusinessTime } from '../../session/business-time.ts';
import { LinkPrice } from './LinkPrice.tsx';
import { describeUses } from './link-words.ts';

interface LinkDetailsCardProps {
  /** Missing while it is on its way. */
  link: PaymentLink | undefined;
  time: BusinessTime;
}

/** What the link is set to, and what it has brought in. */
export function LinkDetailsCard({ link, time }: LinkDetailsCardProps) {
  if (!link) return <LoadingDetails time={time} />;
  const asks = [
    link.collect_phone && 'Phone',
    link.collect_address && 'Address',
    ...link.custom_fields.map((field) => field.label),
  ];
  const asked = asks.filter(Boolean).join(', ');
  return (
    <Card title="Details" description={zoneInWords(time)}>
      <DescriptionList
        items={[
          { term: 'Price', detail: <LinkPrice link={link} /> },
          { term: 'Collected', detail: <Money value={link.collected_amount} /> },
          { term: 'Payments', detail: describeUses(link) },
          {
            term: 'Can be paid until',
            detail: link.expires_at ? <DateTime value={link.expires_at} {...time} /> : 'No last day',
          },
          ...(asked ? [{ term: 'Also asks for', detail: asked }] : []),
          ...(link.redirect_url ? [{ term: 'Afterwards goes to', detail: link.redirect_url }] : []),
          ...(link.success_message ? [{ term: 'Message after paying', detail: link.success_message }] : []),
          { term: 'Reference', detail: <Code>{link.reference}</Code>, copy: link.reference },
          { term: 'Link ID', detail: <Code>{link.id}</Code>, copy: link.id },
          {
            term: 'Created',
            detail: <DateTime value={link.created_at} {...time} />,
          },
          {
            term: 'Created by',
            detail: link.created_by ? `${link.created_by.first_name} ${link.created_by.last_name}` : 'API',
          },
        ]}
      />
    </Card>
  );
}

const alwaysThere = [
  'Price',
  'Collected',
  'Payments',
  'Can be paid until',
  'Reference',
  'Link ID',
  'Created',
];

function LoadingDetails({ time }: { time: BusinessTime }) {
  return (
    <Card title="Details" description={zoneInWords(time)}>
      <DescriptionList
        items={alwaysThere.map((term) => ({ term, detail: <Skeleton shape="title" size="sm" /> }))}
      />
    </Card>
  );
}
