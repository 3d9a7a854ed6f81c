import { formatMoney } from '@harbour/domain/money';
import { Button } from '@harbour/design-system/Button';
import { CardNumberField } from '@harbour/design-system/CardNumberField';
import { CvcField } from '@harbour/design-system/CvcField';
import { Divider } from '@harbour/design-system/Divider';
import { ExpiryField } from '@harbour/design-system/ExpiryField';
import { Money } from '@harbour/design-system/Money';
import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';
import { checkout, pair } from './samples.css.ts';
import { sampleSale } from './sample-data.ts';

/** The customer's card form, filled in with a test card. */
export function CheckoutSample() {
  return (
    <div className={checkout}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text size="sm" tone="muted">
            {sampleSale.merchant}
          </Text>
          <Money value={sampleSale.amount} size="xl" />
          <Text size="sm" tone="muted">
            {sampleSale.title}
          </Text>
        </Stack>
        <Divider />
        <CardNumberField id="sample-number" name="sample-number" defaultValue="4000 0000 0000 3220" />
        <div className={pair}>
          <ExpiryField id="sample-expiry" name="sample-expiry" defaultValue="04 / 29" />
          <CvcField id="sample-code" name="sample-code" defaultValue="123" />
        </div>
        <Button tone="primary" size="lg" fullWidth>
          Pay {formatMoney(sampleSale.amount)}
        </Button>
      </Stack>
    </div>
  );
}
