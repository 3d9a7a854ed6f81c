import { Button } from '@harbour/design-system/Button';
import { Text } from '@harbour/design-system/Text';
import type { Merchant } from './merchant.ts';

/** The way to the people who sell: by mail where they gave an address. */
export function ContactMerchant({ merchant }: { merchant: Merchant }) {
  if (!merchant.supportEmail) return <Text tone="muted">Questions? Ask {merchant.name}.</Text>;
  return (
    <Button href={`mailto:${merchant.supportEmail}`} size="lg" fullWidth>
      Contact {merchant.name}
    </Button>
  );
}
