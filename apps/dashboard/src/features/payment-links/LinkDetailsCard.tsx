import type { PaymentLink } from '@harbour/contract/model';
import { Card } from '@harbour/design-system/Card';
import { Code } from '@harbour/design-system/Code';
import { DateTime } from '@harbour/design-system/DateTime';
import { DescriptionList } from '@harbour/design-system/DescriptionList';
import { Money } from '@harbour/design-system/Money';
import { Skeleton } from '@harbour/design-system/Skeleton';
import { describePrice } from './link-words.ts';

interface LinkDetailsCardProps {
  /** Missing while it is on its way. */
  link: PaymentLink | undefined;
  timeZone: string;
}

/** What the link is set to, and what it has brought in. */
export function LinkDetailsCard({ link, timeZone }: LinkDetailsCardProps) {
  if (!link) return <LoadingDetails timeZone={timeZone} />;
  const asks = [
    link.collect_phone && 'Phone',
    link.collect_address && 'Address',
    ...link.custom_fields.map((field) => field.label),
  ];
  const asked = asks.filter(Boolean).join(', ');
  return (
    <Card title="Details" description={timesIn(timeZone)}>
      <DescriptionList
        items={[
          { term: 'Price', detail: describePrice(link) },
          { term: 'Collected', detail: <Money value={link.collected_amount} /> },
          {
            term: 'Paid',
            detail: `${times(link.use_count)}${link.max_uses === null ? '' : ` of at most ${link.max_uses.toLocaleString('en')}`}`,
          },
          {
            term: 'Can be paid until',
            detail: link.expires_at ? (
              <DateTime value={link.expires_at} timeZone={timeZone} />
            ) : (
              'No last day'
            ),
          },
          ...(asked ? [{ term: 'Also asks for', detail: asked }] : []),
          ...(link.redirect_url ? [{ term: 'Afterwards goes to', detail: link.redirect_url }] : []),
          ...(link.success_message ? [{ term: 'Message after paying', detail: link.success_message }] : []),
          { term: 'Reference', detail: <Code>{link.reference}</Code>, copy: link.reference },
          { term: 'Link ID', detail: <Code>{link.id}</Code>, copy: link.id },
          {
            term: 'Created',
            detail: <DateTime value={link.created_at} timeZone={timeZone} />,
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

const alwaysThere = ['Price', 'Collected', 'Paid', 'Can be paid until', 'Reference', 'Link ID', 'Created'];

function LoadingDetails({ timeZone }: { timeZone: string }) {
  return (
    <Card title="Details" description={timesIn(timeZone)}>
      <DescriptionList
        items={alwaysThere.map((term) => ({ term, detail: <Skeleton shape="title" size="sm" /> }))}
      />
    </Card>
  );
}

function timesIn(timeZone: string): string {
  return `Times in ${timeZone.replaceAll('_', ' ')}`;
}

function times(count: number): string {
  return count === 1 ? 'Once' : `${count.toLocaleString('en')} times`;
}
