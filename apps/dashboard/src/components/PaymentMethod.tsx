import type { CardSummary } from '@harbour/contract/model';
import { CardBrandIcon } from '@harbour/design-system/CardBrandIcon';
import { Inline } from '@harbour/design-system/Inline';
import { Text } from '@harbour/design-system/Text';
import { VisuallyHidden } from '@harbour/design-system/VisuallyHidden';

interface PaymentMethodProps {
  /** The card of the last attempt, null before the first. */
  card: CardSummary | null;
}

/** What was paid with, as short as a table cell: the scheme's mark and the last four digits. */
export function PaymentMethod({ card }: PaymentMethodProps) {
  if (!card) {
    return (
      <Text as="span" tone="muted">
        No card yet
      </Text>
    );
  }
  return (
    <Inline gap={2} wrap={false}>
      <CardBrandIcon brand={card.brand} labelled />
      <Text as="span" numeric truncate>
        <span aria-hidden="true">•••• </span>
        <VisuallyHidden>ending in </VisuallyHidden>
        {card.last4}
      </Text>
    </Inline>
  );
}
