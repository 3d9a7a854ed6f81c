import { Grid } from '@harbour/design-system/Grid';
import { Select } from '@harbour/design-system/Select';
import { TextField } from '@harbour/design-system/TextField';
import { countryOptions } from './countries.ts';
import { fieldProps } from './field-props.ts';
import type { FieldGroupProps } from './field-props.ts';

/** The payer's postal address, for links that ask for it. */
export function AddressFields(group: FieldGroupProps) {
  return (
    <>
      <Select
        {...fieldProps('country', group)}
        label="Country"
        autoComplete="country"
        placeholder="Choose a country"
        options={countryOptions()}
        required
      />
      <TextField
        {...fieldProps('line1', group)}
        label="Street and number"
        autoComplete="address-line1"
        required
      />
      <TextField {...fieldProps('line2', group)} label="Flat, floor" autoComplete="address-line2" optional />
      <Grid columns={2} gap={5}>
        <TextField
          {...fieldProps('city', group)}
          label="Town or city"
          autoComplete="address-level2"
          required
        />
        <TextField
          {...fieldProps('state', group)}
          label="State or region"
          autoComplete="address-level1"
          optional
        />
        <TextField
          {...fieldProps('postal_code', group)}
          label="Postal code"
          autoComplete="postal-code"
          optional
        />
      </Grid>
    </>
  );
}
