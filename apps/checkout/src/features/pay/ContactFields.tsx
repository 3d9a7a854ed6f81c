import { TextField } from '@harbour/design-system/TextField';
import { fieldProps } from './field-props.ts';
import type { FieldGroupProps } from './field-props.ts';

/** Who pays, and where the receipt goes. */
export function ContactFields({ phone, ...group }: FieldGroupProps & { phone: boolean }) {
  return (
    <>
      <TextField
        {...fieldProps('email', group)}
        label="Email"
        type="email"
        autoComplete="email"
        hint="Your receipt is sent here."
        required
      />
      <TextField {...fieldProps('name', group)} label="Name" autoComplete="name" optional />
      {phone && (
        <TextField {...fieldProps('phone', group)} label="Phone" type="tel" autoComplete="tel" required />
      )}
    </>
  );
}
