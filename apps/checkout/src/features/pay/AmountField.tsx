import type { CheckoutPaymentLink } from '@harbour/contract/model';
import { formatMoney } from '@harbour/domain/money';
import { TextField } from '@harbour/design-system/TextField';
import { fieldProps } from './field-props.ts';
import type { FieldGroupProps } from './field-props.ts';

/** The amount, where the payer decides. It is posted as typed and read on the server by the currency's own decimals. */
export function AmountField({ link, ...group }: FieldGroupProps & { link: CheckoutPaymentLink }) {
  return (
    <TextField
      {...fieldProps('amount', group)}
      label="Amount"
      suffix={link.currency}
      inputMode="decimal"
      autoComplete="off"
      hint={boundsOf(link)}
      required
    />
  );
}

function boundsOf({ min_amount: min, max_amount: max }: CheckoutPaymentLink): string | undefined {
  if (min && max) return `From ${formatMoney(min)} to ${formatMoney(max)}.`;
  if (min) return `At least ${formatMoney(min)}.`;
  return max ? `At most ${formatMoney(max)}.` : undefined;
}
