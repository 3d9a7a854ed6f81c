import type { LoginUserRequest } from '@harbour/contract/model';
import { LoginUserBody } from '@harbour/contract/validation';
import { Button } from '@harbour/design-system/Button';
import { Form } from '@harbour/design-system/Form';
import { PasswordField } from '@harbour/design-system/PasswordField';
import { Stack } from '@harbour/design-system/Stack';
import { TextField } from '@harbour/design-system/TextField';
import { useContractForm } from '../../forms/contract-form.ts';
import { useSignIn } from './queries.ts';

interface AcceptBySigningInProps {
  email: string;
  token: string;
}

/** Joins a team with the account that the invited address has. */
export function AcceptBySigningIn({ email, token }: AcceptBySigningInProps) {
  const signIn = useSignIn();
  const form = useContractForm<{ email: string; password: string }, LoginUserRequest>({
    schema: LoginUserBody,
    defaultValues: { email, password: '' },
    required: { password: 'Enter your password.' },
    toBody: ({ password }) => ({ email, password: password || undefined, invitation_token: token }),
    onSubmit: (data) => signIn.mutateAsync({ data }),
  });
  return (
    <Form {...form.formProps}>
      <Stack gap={5}>
        <TextField
          type="email"
          label="Email"
          autoComplete="username"
          readOnly
          hint="The invitation was sent to this address."
          {...form.register('email')}
        />
        <PasswordField label="Password" autoComplete="current-password" {...form.register('password')} />
        <Button
          type="submit"
          tone="primary"
          size="lg"
          fullWidth
          loading={form.submitting}
          loadingLabel="Joining"
        >
          Sign in and join
        </Button>
      </Stack>
    </Form>
  );
}
