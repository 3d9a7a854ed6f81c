import type { CreatePaymentLinkRequest } from '@harbour/contract/model';
import { CreatePaymentLinkBody } from '@harbour/contract/validation';
import { Button } from '@harbour/design-system/Button';
import { Form } from '@harbour/design-system/Form';
import { Grid } from '@harbour/design-system/Grid';
import { Inline } from '@harbour/design-system/Inline';
import { PageHeader } from '@harbour/design-system/PageHeader';
import { Stack } from '@harbour/design-system/Stack';
import { toast } from '@harbour/design-system/Toast';
import { buildPath, routes } from '@harbour/domain/routes';
import { useNavigate } from 'react-router';
import { LeaveQuestion } from '../../forms/LeaveQuestion.tsx';
import { isUnsaved, useContractForm } from '../../forms/contract-form.ts';
import { mode } from '../../session/mode.ts';
import { useBusiness } from '../../session/session.ts';
import { LinkFields } from './LinkFields.tsx';
import { LinkPreview } from './LinkPreview.tsx';
import { emptyLink, toCreateBody } from './link-values.ts';
import type { LinkValues } from './link-values.ts';
import { useCreateLink } from './queries.ts';

const linksPath = buildPath(routes.dashboard.paymentLinks, {});

/** Makes a payment link and goes to its page, where it is shared from. */
export function NewPaymentLinkScreen() {
  const business = useBusiness();
  const navigate = useNavigate();
  const create = useCreateLink();
  const form = useContractForm<LinkValues, CreatePaymentLinkRequest>({
    schema: CreatePaymentLinkBody,
    defaultValues: emptyLink(business.default_currency),
    required: { title: 'Give the link a title.', amount: 'Enter the price.' },
    toBody: (values) => toCreateBody(values, mode, business.time_zone),
    onSubmit: async (body) => {
      const link = await create.mutateAsync({ data: body });
      toast.success('Payment link created');
      await navigate(buildPath(routes.dashboard.paymentLink, { id: link.id }));
    },
  });

  return (
    <Stack gap={6}>
      <PageHeader title="Create payment link" back={{ href: linksPath, label: 'Payment links' }} />
      <Form {...form.formProps}>
        <Grid columns="main-aside" gap={6}>
          <LinkFields form={form} />
          <LinkPreview values={form.watch()} businessName={business.name} />
        </Grid>
        {/* After what the customer will see, on a phone too. */}
        <Inline>
          <Button type="submit" tone="primary" loading={form.submitting} loadingLabel="Creating payment link">
            Create payment link
          </Button>
          <Button href={linksPath}>Cancel</Button>
        </Inline>
        <LeaveQuestion unsaved={isUnsaved(form)} />
      </Form>
    </Stack>
  );
}
