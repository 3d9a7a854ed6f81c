import { useSession } from '@harbour/app-kit/use-session';
import { businessTypes } from '@harbour/contract/enums';
import type { BusinessType, RegisterBusinessRequest } from '@harbour/contract/model';
import { RegisterBusinessBody } from '@harbour/contract/validation';
import { Button } from '@harbour/design-system/Button';
import { Form } from '@harbour/design-system/Form';
import { Grid } from '@harbour/design-system/Grid';
import { Inline } from '@harbour/design-system/Inline';
import { Select } from '@harbour/design-system/Select';
import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';
import { TextField } from '@harbour/design-system/TextField';
import { useContractForm } from '../../forms/contract-form.ts';
import { currencyOptions } from '../../forms/currency-options.ts';
import { useVisitor } from '../../session/session.ts';
import { countryOptions, currencyOf, guessBusinessDefaults, timeZoneOptions } from './business-defaults.ts';
import { useCreateBusiness } from './queries.ts';

interface BusinessValues {
  name: string;
  type: BusinessType;
  country: string;
  time_zone: string;
  default_currency: string;
}

const typeLabels: Record<BusinessType, string> = {
  individual: 'Individual',
  sole_proprietor: 'Sole proprietor',
  partnership: 'Partnership',
  company: 'Company',
  non_profit: 'Non-profit',
  government: 'Government',
};

const guessed = guessBusinessDefaults();
const countries = countryOptions();
const currencies = currencyOptions([guessed.default_currency]);
const timeZones = timeZoneOptions(guessed.time_zone);

/** Creates the business of the signed-in person, filled in as far as the browser tells. */
export function CreateBusinessScreen() {
  const create = useCreateBusiness();
  const form = useContractForm<BusinessValues, RegisterBusinessRequest>({
    schema: RegisterBusinessBody,
    defaultValues: { name: '', type: 'company', ...guessed },
    required: { name: 'Enter the name of your business.' },
    onSubmit: (data) => create.mutateAsync({ data }),
  });

  return (
    <Form {...form.formProps}>
      <Stack gap={5}>
        <TextField
          label="Business name"
          hint="Your customers see it when they pay."
          autoComplete="organization"
          maxLength={120}
          {...form.register('name')}
        />
        <Grid columns={2} gap={5}>
          <Select
            label="Type"
            options={businessTypes.map((type) => ({ value: type, label: typeLabels[type] }))}
            {...form.register('type')}
          />
          <Select
            label="Country"
            options={countries}
            {...form.register('country', {
              // A country's currency is a better guess than one left over from another, unless it was chosen by hand.
              onChange: (event: { target: { value: string } }) => {
                if (form.formState.dirtyFields.default_currency) return;
                form.setValue('default_currency', currencyOf(event.target.value));
              },
            })}
          />
        </Grid>
        <Select
          label="Time zone"
          hint="Days, charts and exports follow it."
          options={timeZones}
          {...form.register('time_zone')}
        />
        <Select
          label="Default currency"
          hint="New payment links start with it."
          options={currencies}
          {...form.register('default_currency')}
        />
        <Button
          type="submit"
          tone="primary"
          size="lg"
          fullWidth
          loading={form.submitting}
          loadingLabel="Creating business"
        >
          Create business
        </Button>
        <SignedInAs />
      </Stack>
    </Form>
  );
}

/** Somebody without a business has no dashboard yet, and so no menu to sign out from. */
function SignedInAs() {
  const session = useSession();
  const visitor = useVisitor();
  if (!visitor) return null;
  return (
    <Inline justify="between">
      <Text tone="muted">Signed in as {visitor.email}</Text>
      <Button tone="quiet" size="sm" onClick={() => void session.leave()}>
        Sign out
      </Button>
    </Inline>
  );
}
