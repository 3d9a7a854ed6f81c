import { ApiError } from '@harbour/contract/http';
import type { CompletePasswordResetRequest } from '@harbour/contract/model';
import { CompletePasswordResetBody } from '@harbour/contract/validation';
import { Banner } from '@harbour/design-system/Banner';
import { Button } from '@harbour/design-system/Button';
import { Form } from '@harbour/design-system/Form';
import { PasswordField } from '@harbour/design-system/PasswordField';
import { Stack } from '@harbour/design-system/Stack';
import { buildPath, routes } from '@harbour/domain/routes';
import { useParams } from 'react-router';
import { useContractForm } from '../../forms/contract-form.ts';
import { NewPasswordStrength } from './NewPasswordStrength.tsx';
import { passwordHint } from './password-score.ts';
import { useCompleteReset } from './queries.ts';

/** Sets a new password with the token of the mailed link. Opening the page uses nothing up; sending the form does. */
export function ResetPasswordScreen() {
  const { token = '' } = useParams();
  const complete = useCompleteReset();
  const form = useContractForm<{ password: string }, CompletePasswordResetRequest>({
    schema: CompletePasswordResetBody,
    defaultValues: { password: '' },
    required: { password: 'Choose a new password.' },
    toBody: ({ password }) => ({ token, password: password || undefined }),
    onSubmit: (data) => complete.mutateAsync({ data }),
  });
  const spent = complete.error instanceof ApiError && complete.error.code === 'reset_token_invalid';

  if (complete.isSuccess) {
    return (
      <Stack gap={5}>
        <Banner tone="success" title="Password changed" live>
          You were signed out everywhere. Sign in with the new password.
        </Banner>
        <Button tone="primary" size="lg" fullWidth href={buildPath(routes.dashboard.login, {})}>
          Sign in
        </Button>
      </Stack>
    );
  }
  if (spent || token.length < 32) {
    return (
      <Stack gap={5}>
        <Banner tone="danger" title="This link no longer works" live>
          Reset links work once, for 30 minutes, and only the newest one counts.
        </Banner>
        <Button tone="primary" size="lg" fullWidth href={buildPath(routes.dashboard.forgotPassword, {})}>
          Ask for a new link
        </Button>
      </Stack>
    );
  }
  return (
    <Form {...form.formProps}>
      <Stack gap={5}>
        <PasswordField
          label="New password"
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
          loadingLabel="Saving"
        >
          Set new password
        </Button>
      </Stack>
    </Form>
  );
}
