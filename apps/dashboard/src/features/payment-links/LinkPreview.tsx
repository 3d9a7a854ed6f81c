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
        {/* The words are on a line as tall as the price's. */}
        {kind === 'fixed' && amount !== null ? (
          <Money amount={amount} currency={currency} size="lg" />
        ) : (
          <Text size="lg" tone="muted">
            {kind === 'fixed' ? 'What it costs' : 'Your customer enters the amount.'}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
