import type { CustomFieldAnswer, Customer, PostalAddress } from '@harbour/contract/model';
import { Card } from '@harbour/design-system/Card';
import { DescriptionList } from '@harbour/design-system/DescriptionList';
import { Link } from '@harbour/design-system/Link';
import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';
import { countryName } from './payment-words.ts';

interface CustomerCardProps {
  customer: Customer;
  answers: readonly CustomFieldAnswer[];
}

/** Who paid, as told by themselves or by the merchant's server, and what they answered to the link's own questions. */
export function CustomerCard({ customer, answers }: CustomerCardProps) {
  const { address } = customer;
  return (
    <Card title="Customer">
      <DescriptionList
        items={[
          ...(customer.name ? [{ term: 'Name', detail: customer.name }] : []),
          {
            term: 'Email',
            detail: <Link href={`mailto:${customer.email}`}>{customer.email}</Link>,
            copy: customer.email,
          },
          ...(customer.phone
            ? [{ term: 'Phone', detail: <Link href={telephone(customer.phone)}>{customer.phone}</Link> }]
            : []),
          ...(address ? [{ term: 'Address', detail: <Address address={address} /> }] : []),
          // A link may well ask for another "Email", or the same thing twice.
          ...answers.map(({ key, label, value }) => ({ id: key, term: label, detail: value })),
        ]}
      />
    </Card>
  );
}

/** A phone number as a link dials it: without the spaces that people read it by. */
function telephone(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`;
}

function Address({ address }: { address: PostalAddress }) {
  // Many a city is its own state: it is not said twice.
  const town = [...new Set([address.postal_code, address.city, address.state])].filter(Boolean).join(' ');
  return (
    <Stack gap={0}>
      {[address.line1, address.line2, town, countryName(address.country)].filter(Boolean).map((line) => (
        <Text as="span" key={line}>
          {line}
        </Text>
      ))}
    </Stack>
  );
}
