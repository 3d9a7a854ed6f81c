import { Card } from '@harbour/design-system/Card';
import { Checkbox } from '@harbour/design-system/Checkbox';
import { DatePicker } from '@harbour/design-system/DatePicker';
import { zoneInWords } from '@harbour/design-system/DateTime';
import { Grid } from '@harbour/design-system/Grid';
import { MoneyField } from '@harbour/design-system/MoneyField';
import { NumberField } from '@harbour/design-system/NumberField';
import { RadioGroup } from '@harbour/design-system/RadioGroup';
import { Select } from '@harbour/design-system/Select';
import { Stack } from '@harbour/design-system/Stack';
import { TextArea } from '@harbour/design-system/TextArea';
import { TextField } from '@harbour/design-system/TextField';
import { parseMoney, toMajorString } from '@harbour/domain/money';
import { useMemo } from 'react';
import type { ContractForm } from '../../forms/contract-form.ts';
import { currencyOptions } from '../../forms/currency-options.ts';
import { useBusinessTime } from '../../session/business-time.ts';
import { useBusiness } from '../../session/session.ts';
import type { LinkValues } from './link-values.ts';

interface LinkFieldsProps {
  form: ContractForm<LinkValues>;
  /** Currency, kind of price and reference are fixed once a link is there. */
  existing?: boolean;
}

/** All fields of a payment link; the same for a new one and for changing one. */
export function LinkFields({ form, existing = false }: LinkFieldsProps) {
  const time = useBusinessTime();
  // A day that has passed since it was chosen may stay; no other that has passed can be chosen.
  const kept = form.formState.defaultValues?.expires_at;
  const passed = kept && kept < time.today ? kept : undefined;
  return (
    <Stack gap={6}>
      <Card title="What it is for">
        <Stack gap={5}>
          <TextField
            label="Title"
            hint="Your customer sees it on the payment page."
            placeholder="e.g. Deposit for the summer course"
            maxLength={120}
            {...form.register('title')}
          />
          <TextArea
            label="Description"
            optional
            rows={3}
            maxLength={1000}
            {...form.register('description')}
          />
        </Stack>
      </Card>
      <Card title="Price">
        <PriceFields form={form} existing={existing} />
      </Card>
      <Card title="Limits and details">
        <Stack gap={5}>
          <Grid columns={2} gap={5}>
            <DatePicker
              label="Last day"
              name="expires_at"
              optional
              placeholder="Choose a day"
              hint={`It can be paid until that day ends, ${zoneInWords(time)}.`}
              {...time}
              min={passed ?? time.today}
              isUnavailable={(day) => day !== passed && day < time.today}
              value={form.watch('expires_at')}
              onChange={(day) =>
                form.setValue('expires_at', day, { shouldValidate: form.formState.isSubmitted })
              }
            />
            <NumberField
              label="Number of payments"
              name="max_uses"
              optional
              min={1}
              hint="The link closes after this many payments."
              value={form.watch('max_uses')}
              onValueChange={(most) =>
                form.setValue('max_uses', most, { shouldValidate: form.formState.isSubmitted })
              }
            />
          </Grid>
          {!existing && (
            <TextField
              label="Reference"
              optional
              hint="Becomes the end of the link. Leave empty for a random one."
              placeholder="e.g. summer-course-2026"
              maxLength={64}
              spellCheck={false}
              {...form.register('reference')}
            />
          )}
          <Stack gap={3}>
            <Checkbox label="Ask for a phone number" {...form.register('collect_phone')} />
            <Checkbox label="Ask for an address" {...form.register('collect_address')} />
          </Stack>
        </Stack>
      </Card>
      <Card title="After paying">
        <Stack gap={5}>
          <TextArea
            label="Message"
            optional
            rows={2}
            maxLength={500}
            placeholder="e.g. Thank you! We will be in touch within a day."
            {...form.register('success_message')}
          />
          <TextField
            type="url"
            label="Continue to"
            optional
            hint="A page of yours that your customer can go on to."
            placeholder="e.g. https://example.com/thanks"
            {...form.register('redirect_url')}
          />
        </Stack>
      </Card>
    </Stack>
  );
}

function PriceFields({ form, existing }: { form: ContractForm<LinkValues>; existing: boolean }) {
  const [kind, currency, amount, min, max] = form.watch([
    'amount_type',
    'currency',
    'amount',
    'min_amount',
    'max_amount',
  ]);
  const change = (name: (typeof amounts)[number]) => (minor: number | null) =>
    form.setValue(name, minor, { shouldValidate: form.formState.isSubmitted });

  return (
    <Stack gap={5}>
      {!existing && (
        <RadioGroup
          legend="Who sets the amount"
          name="amount_type"
          appearance="cards"
          value={kind}
          onValueChange={(value) => {
            form.setValue('amount_type', value);
            // What was wrong with a field leaves with it.
            form.clearErrors([...amounts]);
          }}
          options={[
            { value: 'fixed', label: 'Fixed price', hint: 'Everybody pays the same.' },
            { value: 'payer_chosen', label: 'Customer decides', hint: 'For donations, tips and top-ups.' },
          ]}
        />
      )}
      {(!existing || kind === 'fixed') && (
        <Grid columns={2} gap={5}>
          {!existing && <CurrencyField form={form} />}
          {kind === 'fixed' && (
            <MoneyField
              key={currency}
              label="Amount"
              name="amount"
              currency={currency}
              value={amount}
              onValueChange={change('amount')}
            />
          )}
        </Grid>
      )}
      {kind === 'payer_chosen' && (
        <Grid columns={2} gap={5}>
          <MoneyField
            key={`min ${currency}`}
            label="At least"
            name="min_amount"
            optional
            currency={currency}
            value={min}
            onValueChange={change('min_amount')}
          />
          <MoneyField
            key={`max ${currency}`}
            label="At most"
            name="max_amount"
            optional
            currency={currency}
            value={max}
            onValueChange={change('max_amount')}
          />
        </Grid>
      )}
    </Stack>
  );
}

const amounts = ['amount', 'min_amount', 'max_amount'] as const;

/** What was typed stands in the other currency too; where that has fewer decimals than were typed, it is asked for anew. */
function CurrencyField({ form }: { form: ContractForm<LinkValues> }) {
  const { default_currency: usual } = useBusiness();
  const options = useMemo(() => currencyOptions([usual]), [usual]);
  const handleCurrency = (next: string) => {
    const { currency, ...values } = form.getValues();
    const shouldValidate = form.formState.isSubmitted;
    for (const name of amounts) {
      const amount = values[name];
      if (amount === null) continue;
      const [whole, decimals = ''] = toMajorString({ amount, currency }).split('.');
      // Zeros at the end are no decimals that were typed.
      const read = parseMoney(`${whole}.${decimals.replace(/0+$/, '')}`, next);
      form.setValue(name, read.ok ? read.money.amount : null, { shouldValidate });
    }
    form.setValue('currency', next, { shouldValidate });
  };
  return (
    <Select
      label="Currency"
      name="currency"
      options={options}
      value={form.watch('currency')}
      onChange={(event) => handleCurrency(event.target.value)}
    />
  );
}
