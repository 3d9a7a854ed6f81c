import type { SignInState } from '@harbour/app-kit/session';
import type { LoginUserRequest } from '@harbour/contract/model';
import { LoginUserBody } from '@harbour/contract/validation';
import { Banner } from '@harbour/design-system/Banner';
import { Button } from '@harbour/design-system/Button';
import { Form } from '@harbour/design-system/Form';
import { Link } from '@harbour/design-system/Link';
import { PasswordField } from '@harbour/design-system/PasswordField';
import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';
import { TextField } from '@harbour/design-system/TextField';
import { buildPath, routes } from '@harbour/domain/routes';
import { useLocation } from 'react-router';
import { useContractForm } from '../../forms/contract-form.ts';
import { Announcement } from './Announcement.tsx';
import { useSignIn } from './queries.ts';

/** Signs in and goes back to where somebody was sent away from, or to the dashboard's home. */
export function LoginScreen() {
  const signIn = useSignIn();
  const state: SignInState | null = useLocation().state;
  const form = useContractForm<{ email: string; password: string }, LoginUserRequest>({
    schema: LoginUserBody,
    defaultValues: { email: '', password: '' },
    required: { email: 'Enter your email address.', password: 'Enter your password.' },
    onSubmit: (data) => signIn.mutateAsync({ data }),
  });

  return (
    <Stack gap={6}>
      {state?.ended && (
        <div>
          <Announcement>{state.ended}</Announcement>
          <Banner>{state.ended}</Banner>
        </div>
      )}
      <Form {...form.formProps}>
        <Stack gap={5}>
          <TextField type="email" label="Email" autoComplete="username" {...form.register('email')} />
          <PasswordField label="Password" autoComplete="current-password" {...form.register('password')} />
          <Button
            type="submit"
            tone="primary"
            size="lg"
            fullWidth
            loading={form.submitting}
            loadingLabel="Signing in"
          >
            Sign in
          </Button>
          <Text size="sm">
            <Link href={buildPath(routes.dashboard.forgotPassword, {})}>Forgot your password?</Link>
          </Text>
        </Stack>
      </Form>
    </Stack>
  );
}
