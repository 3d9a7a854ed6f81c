import type { CardSummary, ThreeDSecureOutcome } from '@harbour/contract/model';
import { Badge } from '@harbour/design-system/Badge';
import { Card } from '@harbour/design-system/Card';
import { DescriptionList } from '@harbour/design-system/DescriptionList';
import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';
import { PaymentMethod } from '../../components/PaymentMethod.tsx';
import {
  cardBrands,
  cardExpiry,
  cardFundings,
  countryName,
  describeAuthentication,
} from './payment-words.ts';

interface PaymentMethodCardProps {
  card: CardSummary | null;
  /** Outcome of the last attempt's 3-D Secure; null when there was none. */
  authentication: ThreeDSecureOutcome | null;
}

/** The card and how its holder was authenticated. */
export function PaymentMethodCard({ card, authentication }: PaymentMethodCardProps) {
  return (
    <Card title="Payment method">
      {card ? (
        <DescriptionList
          items={[
            { term: 'Card', detail: <PaymentMethod card={card} /> },
            {
              term: 'Type',
              detail:
                card.funding === 'unknown'
                  ? cardBrands[card.brand]
                  : `${cardBrands[card.brand]} ${cardFundings[card.funding].toLowerCase()}`,
            },
            { term: 'Expires', detail: cardExpiry(card) },
            ...(card.country ? [{ term: 'Issued in', detail: countryName(card.country) }] : []),
            { term: '3-D Secure', detail: <Authentication outcome={authentication} /> },
          ]}
        />
      ) : (
        <Text tone="muted">The customer has not entered a card yet.</Text>
      )}
    </Card>
  );
}

function Authentication({ outcome }: { outcome: ThreeDSecureOutcome | null }) {
  if (!outcome) {
    return (
      <Text as="span" tone="muted">
        Not used
      </Text>
    );
  }
  const { label, tone, detail } = describeAuthentication(outcome);
  return (
    <Stack gap={1}>
      <div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <Text size="sm" tone="muted">
        {detail} Version {outcome.version}
        {outcome.eci ? `, ECI ${outcome.eci}` : ''}.
      </Text>
    </Stack>
  );
}
