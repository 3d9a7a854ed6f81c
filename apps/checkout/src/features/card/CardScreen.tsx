import type { CardBrand, CheckoutPayment, PayerDecline } from '@harbour/contract/model';
import { formatMoney } from '@harbour/domain/money';
import { Banner } from '@harbour/design-system/Banner';
import { CheckoutLayout } from '@harbour/design-system/CheckoutLayout';
import { CardNumberField } from '@harbour/design-system/CardNumberField';
import { CvcField } from '@harbour/design-system/CvcField';
import { DescriptionList } from '@harbour/design-system/DescriptionList';
import { ExpiryField } from '@harbour/design-system/ExpiryField';
import { Heading } from '@harbour/design-system/Heading';
import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';
import { TextField } from '@harbour/design-system/TextField';
import type { Merchant } from '../../parts/merchant.ts';
import { priceLines } from '../../parts/price-lines.tsx';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { UnreachableNotice } from '../../parts/UnreachableNotice.tsx';
import { payPath } from '../../paths.ts';
import { AcceptedCards } from './AcceptedCards.tsx';
import type { CardErrors } from './card-input.ts';
import { pair } from './CardScreen.css.ts';
import { ExpiryWarning } from './ExpiryWarning.tsx';
import { FieldErrorTemplate } from './FieldErrorTemplate.tsx';

export interface CardScreenProps {
  payment: CheckoutPayment;
  merchant: Merchant;
  /** Card brands that are taken here. */
  brands: readonly CardBrand[];
  errors?: CardErrors;
  /** Why the last card was refused. */
  decline?: PayerDecline | null;
  /** Why it can't be tried right now. */
  message?: string;
  /** Name on the card, kept over a refusal. Number and code never are. */
  cardName?: string;
}

/** The card form: what is paid and to whom stays in sight, and one button pays it. Works as a plain form. */
export function CardScreen({
  payment,
  merchant,
  brands,
  errors,
  decline,
  message,
  cardName,
}: CardScreenProps) {
  const amount = formatMoney(payment.total);
  const lines = priceLines(payment);
  return (
    <CheckoutLayout
      merchant={merchant}
      amount={payment.total}
      description={payment.description ?? undefined}
      reference={payment.reference}
      testMode={payment.mode === 'test'}
      backHref={payPath(payment.reference)}
    >
      <form id="card-form" method="post" data-card-form>
        <Stack gap={5}>
          <Heading level={1} size="md">
            Pay by card
          </Heading>
          {lines.length > 0 && <DescriptionList layout="breakdown" items={lines} />}
          {decline && (
            <div data-last-answer>
              <Banner tone="danger" title="Your card was not charged" live>
                {decline.message}
              </Banner>
            </div>
          )}
          {message && (
            <div data-last-answer>
              <Banner tone="danger" title="Not charged" live>
                {message}
              </Banner>
            </div>
          )}
          <UnreachableNotice />
          {payment.expires_at && <ExpiryWarning expiresAt={payment.expires_at} />}
          <Stack gap={4}>
            <CardNumberField id="card_number" error={errors?.card_number} required />
            <div className={pair}>
              <ExpiryField id="expiry" error={errors?.expiry} required />
              <CvcField id="cvc" error={errors?.cvc} required />
            </div>
            <TextField
              id="card_name"
              name="card_name"
              label="Name on the card"
              autoComplete="cc-name"
              spellCheck={false}
              defaultValue={cardName}
              error={errors?.card_name}
              optional
            />
          </Stack>
          <SubmitButton label={`Pay ${amount}`} sendingLabel="Paying. Please keep this page open." />
          <AcceptedCards brands={brands} />
          <Text size="xs" tone="muted" align="center">
            {merchant.name} never sees your card number. Your bank may ask you to confirm the payment.
          </Text>
        </Stack>
        <FieldErrorTemplate />
      </form>
    </CheckoutLayout>
  );
}
