import type { CheckoutPaymentLink } from '@harbour/contract/model';
import { formatMoney } from '@harbour/domain/money';
import { Banner } from '@harbour/design-system/Banner';
import { Heading } from '@harbour/design-system/Heading';
import { Money } from '@harbour/design-system/Money';
import { PayLayout } from '@harbour/design-system/PayLayout';
import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';
import type { Merchant } from '../../parts/merchant.ts';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { UnreachableNotice } from '../../parts/UnreachableNotice.tsx';
import { AddressFields } from './AddressFields.tsx';
import { AmountField } from './AmountField.tsx';
import { ContactFields } from './ContactFields.tsx';
import { CustomFields } from './CustomFields.tsx';
import { LinkImage } from './LinkImage.tsx';
import type { FormStart, LinkErrors, LinkText } from './link-form.ts';

export interface PaymentLinkScreenProps {
  link: CheckoutPaymentLink;
  merchant: Merchant;
  /** Path of the link's picture on our origin. */
  image?: string;
  /** Goes with the form: sent twice, it starts one payment. */
  start: FormStart;
  /** What the payer typed before, after an error. */
  text?: LinkText;
  errors?: LinkErrors;
  /** What is wrong with the whole. */
  message?: string;
}

const nothing = {};

/** Page of a payment link: what it is for, the amount, and who pays. Leads to the card form. */
export function PaymentLinkScreen({
  link,
  merchant,
  image,
  start,
  text = nothing,
  errors = nothing,
  message,
}: PaymentLinkScreenProps) {
  const fixed = link.amount_type === 'fixed' ? link.amount : null;
  const field = { text, errors };
  return (
    <PayLayout merchant={merchant} testMode={link.mode === 'test'}>
      <Stack gap={6}>
        {image && <LinkImage src={image} />}
        <Stack gap={2}>
          <Heading level={1} size="lg">
            {link.title}
          </Heading>
          {fixed && <Money value={fixed} size="xl" />}
          {link.description && (
            <Text tone="muted" measure>
              {link.description}
            </Text>
          )}
        </Stack>
        <form id="link-form" method="post" data-background-form>
          <input type="hidden" name="token" value={start.token} />
          <input type="hidden" name="attempt" value={start.attempt} />
          <Stack gap={5}>
            {message && (
              <Banner tone="danger" live>
                {message}
              </Banner>
            )}
            <UnreachableNotice />
            {link.amount_type === 'payer_chosen' && <AmountField link={link} {...field} />}
            <ContactFields phone={link.collect_phone} {...field} />
            {link.collect_address && <AddressFields {...field} />}
            <CustomFields fields={link.custom_fields} {...field} />
            <SubmitButton
              label={fixed ? `Continue to pay ${formatMoney(fixed)}` : 'Continue to payment'}
              sendingLabel="Starting your payment"
            />
            <Text size="xs" tone="muted" align="center">
              You enter your card on the next page. Nothing is charged yet.
            </Text>
          </Stack>
        </form>
      </Stack>
    </PayLayout>
  );
}
