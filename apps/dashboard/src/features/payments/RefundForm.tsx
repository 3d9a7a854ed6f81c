import { refundReasons as reasonKeys } from '@harbour/contract/enums';
import type { Payment } from '@harbour/contract/model';
import { Form } from '@harbour/design-system/Form';
import { MoneyField } from '@harbour/design-system/MoneyField';
import { RadioGroup } from '@harbour/design-system/RadioGroup';
import { Select } from '@harbour/design-system/Select';
import { Stack } from '@harbour/design-system/Stack';
import { TextArea } from '@harbour/design-system/TextArea';
import { formatMoney } from '@harbour/domain/money';
import { RefundSummary } from './RefundSummary.tsx';
import { refundReasons } from './payment-words.ts';
import type { RefundFormState } from './refund-form.ts';

interface RefundFormProps {
  /** Ties the dialog's submit button to the form. */
  id: string;
  payment: Payment;
  form: RefundFormState;
}

/** Amount, reason and notes; says what stays and what it costs before it is confirmed. */
export function RefundForm({ id, payment, form }: RefundFormProps) {
  const remaining = payment.refundable_amount;
  const [extent, amount] = form.watch(['extent', 'amount']);
  const isTooMuch = amount !== null && amount > remaining.amount;

  return (
    <Form id={id} {...form.formProps}>
      <Stack gap={5}>
        <RadioGroup
          legend="How much"
          name="extent"
          appearance="cards"
          value={extent}
          onValueChange={(value) => form.setValue('extent', value)}
          options={[
            {
              value: 'full',
              label: payment.refunded_amount.amount > 0 ? 'Everything left' : 'The full amount',
              hint: formatMoney(remaining),
            },
            { value: 'partial', label: 'Part of it', hint: 'You can refund the rest later.' },
          ]}
        />
        {extent === 'partial' && (
          <MoneyField
            label="Amount"
            name="amount"
            currency={remaining.currency}
            value={amount}
            max={remaining.amount}
            // Above it the field itself says the same, as what is wrong.
            hint={isTooMuch ? undefined : `At most ${formatMoney(remaining)}`}
            onValueChange={(minor) =>
              form.setValue('amount', minor, { shouldValidate: form.formState.isSubmitted })
            }
          />
        )}
        <RefundSummary payment={payment} amount={form.chosen} />
        <Select
          label="Reason"
          placeholder="Choose a reason"
          options={reasonKeys.map((reason) => ({ value: reason, label: refundReasons[reason] }))}
          {...form.register('reason')}
        />
        <TextArea
          label="Note to the customer"
          hint="Goes into the email they get once the refund has succeeded."
          optional
          rows={2}
          maxLength={500}
          {...form.register('note_to_payer')}
        />
        <TextArea
          label="Internal note"
          hint="Only your team sees it."
          optional
          rows={2}
          maxLength={500}
          {...form.register('internal_note')}
        />
      </Stack>
    </Form>
  );
}
