import type { InitiatePasswordResetRequest } from '@harbour/contract/model';
import { InitiatePasswordResetBody } from '@harbour/contract/validation';
import { Banner } from '@harbour/design-system/Banner';
import { Button } from '@harbour/design-system/Button';
import { Form } from '@harbour/design-system/Form';
import { Stack } from '@harbour/design-system/Stack';
import { TextField } from '@harbour/design-system/TextField';
import { useState } from 'react';
import { useContractForm } from '../../forms/contract-form.ts';
import { useAskForReset } from './queries.ts';

/** Asks for a link to set a new password. The answer is the same whether or not the address has an account. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const ask = useAskForReset();
  const form = useContractForm<{ email: string }, InitiatePasswordResetRequest>({
    schema: InitiatePasswordResetBody,
    defaultValues: { email: '' },
    required: { email: 'Enter your email address.' },
    onSubmit: async (data) => {
      await ask.mutateAsync({ data });
      setSentTo(data.email);
    },
  });

  if (sentTo) {
    return (
      <Stack gap={5}>
        <Banner tone="success" title="Check your inbox" live>
          If {sentTo} has an account, a link is on its way. It works once, within 30 minutes.
        </Banner>
        <Button size="lg" fullWidth onClick={() => setSentTo(undefined)}>
          Use another address
        </Button>
      </Stack>
    );
  }
  return (
    <Form {...form.formProps}>
      <Stack gap={5}>
        <TextField type="email" label="Email" autoComplete="username" {...form.register('email')} />
        <Button
          type="submit"
          tone="primary"
          size="lg"
          fullWidth
          loading={form.submitting}
          loadingLabel="Sending"
        >
          Send reset link
        </Button>
      </Stack>
    </Form>
  );
}
