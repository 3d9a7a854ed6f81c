import { Card } from '@harbour/design-system/Card';
import { Money } from '@harbour/design-system/Money';
import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';
import type { LinkValues } from './link-values.ts';

interface LinkPreviewProps {
  values: LinkValues;
  businessName: string;
}

/** What the customer will read at the top of the payment page, as it is typed. */
export function LinkPreview({ values, businessName }: LinkPreviewProps) {
  const { title, description, amount_type: kind, amount, currency } = values;
  return (
    <Card title="What your customer sees" level={2}>
      <Stack gap={4}>
        <Text size="sm" tone="muted">
          {businessName}
        </Text>
        <Stack gap={1}>
          <Text weight="strong" tone={title ? 'default' : 'muted'}>
            {title || 'What it is for'}
          </Text>
          {description && (
            <Text size="sm" tone="muted">
              {description}
            </Text>
          )}
        </Stack>
        {kind !== 'fixed' && <Text tone="muted">Your customer enters the amount.</Text>}
        {kind === 'fixed' &&
          (amount === null ? (
            // As tall as the price that comes.
            <Text size="lg" tone="muted">
              What it costs
            </Text>
          ) : (
            <Money amount={amount} currency={currency} size="xl" />
          ))}
      </Stack>
    </Card>
  );
}
