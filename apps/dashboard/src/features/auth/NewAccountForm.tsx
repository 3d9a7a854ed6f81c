import type { RegisterUserRequest } from '@harbour/contract/model';
import { RegisterUserBody } from '@harbour/contract/validation';
import { Button } from '@harbour/design-system/Button';
import { Form } from '@harbour/design-system/Form';
import { Grid } from '@harbour/design-system/Grid';
import { PasswordField } from '@harbour/design-system/PasswordField';
import { Stack } from '@harbour/design-system/Stack';
import { TextField } from '@harbour/design-system/TextField';
import { useContractForm } from '../../forms/contract-form.ts';
import { NewPasswordStrength } from './NewPasswordStrength.tsx';
import { passwordHint } from './password-score.ts';
import { useRegister } from './queries.ts';

interface NewAccountFormProps {
  /** Joins the team of this invitation, whose address the account then has. */
  invitation?: { token: string; email: string };
  submitLabel: string;
}

/** Name, address and password of a new person. */
export function NewAccountForm({ invitation, submitLabel }: NewAccountFormProps) {
  const register = useRegister();
  const form = useContractForm<
    { first_name: string; last_name: string; email: string; password: string },
    RegisterUserRequest
  >({
    schema: RegisterUserBody,
    defaultValues: { first_name: '', last_name: '', email: invitation?.email ?? '', password: '' },
    required: {
      first_name: 'Enter your first name.',
      last_name: 'Enter your last name.',
      email: 'Enter your email address.',
      password: 'Choose a password.',
    },
    toBody: (values) => ({
      first_name: values.first_name.trim() || undefined,
      last_name: values.last_name.trim() || undefined,
      email: values.email.trim() || undefined,
      password: values.password || undefined,
      ...(invitation && { invitation_token: invitation.token }),
    }),
    onSubmit: (data) => register.mutateAsync({ data }),
  });

  return (
    <Form {...form.formProps}>
      <Stack gap={5}>
        <Grid columns={2} gap={5}>
          <TextField label="First name" autoComplete="given-name" {...form.register('first_name')} />
          <TextField label="Last name" autoComplete="family-name" {...form.register('last_name')} />
        </Grid>
        <TextField
          type="email"
          label="Work email"
          autoComplete="username"
          readOnly={invitation !== undefined}
          hint={invitation && 'The invitation was sent to this address.'}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={passwordHint(form.watch('password'), form.formState.errors.password !== undefined)}
          strength={<NewPasswordStrength password={form.watch('password')} />}
          {...form.register('password')}
        />
        <Button
          type="submit"
          tone="primary"
          size="lg"
          fullWidth
          loading={form.submitting}
          loadingLabel="Creating account"
        >
          {submitLabel}
        </Button>
      </Stack>
    </Form>
  );
}
