import type { PaymentLink, UpdatePaymentLinkRequest } from '@harbour/contract/model';
import { UpdatePaymentLinkBody } from '@harbour/contract/validation';
import { Button } from '@harbour/design-system/Button';
import { Form } from '@harbour/design-system/Form';
import { Grid } from '@harbour/design-system/Grid';
import { Inline } from '@harbour/design-system/Inline';
import { PageHeader } from '@harbour/design-system/PageHeader';
import { Stack } from '@harbour/design-system/Stack';
import { toast } from '@harbour/design-system/Toast';
import { buildPath, routes } from '@harbour/domain/routes';
import { useNavigate, useParams } from 'react-router';
import { ThingLoadFailed } from '../../components/ThingLoadFailed.tsx';
import { LoadingCards } from '../../components/LoadingCards.tsx';
import { LeaveQuestion } from '../../forms/LeaveQuestion.tsx';
import { isUnsaved, useContractForm } from '../../forms/contract-form.ts';
import { useBusiness } from '../../session/session.ts';
import { LinkFields } from './LinkFields.tsx';
import { LinkPreview } from './LinkPreview.tsx';
import { toUpdateBody, valuesOf } from './link-values.ts';
import type { LinkValues } from './link-values.ts';
import { usePaymentLink, useUpdateLink } from './queries.ts';

const backToLinks = { href: buildPath(routes.dashboard.paymentLinks, {}), label: 'Payment links' };

/** Changes a payment link. Payments already started keep the price that they started with. */
export function EditPaymentLinkScreen() {
  const { id = '' } = useParams();
  const link = usePaymentLink(id);
  const lost = link.isError && !link.data;
  const back = {
    href: buildPath(routes.dashboard.paymentLink, { id }),
    label: link.data?.title ?? 'Payment link',
  };

  return (
    <Stack gap={6}>
      <PageHeader
        title="Edit payment link"
        description={
          lost ? undefined : 'Payments that have already started keep the price they started with.'
        }
        back={lost ? backToLinks : back}
      />
      {link.data ? (
        // The form keeps what was typed: an answer that arrives while somebody edits must not replace it.
        <EditForm key={link.data.id} link={link.data} backHref={back.href} />
      ) : lost ? (
        <ThingLoadFailed
          noun="payment link"
          error={link.error}
          onRetry={() => void link.refetch()}
          list={backToLinks}
        />
      ) : (
        <LoadingCards
          noun="payment link"
          main={[
            { title: 'What it is for', lines: 5 },
            { title: 'Price', lines: 2 },
            { title: 'Limits and details', lines: 5 },
            { title: 'After paying', lines: 5 },
          ]}
          aside={[{ title: 'What your customer sees', lines: 4 }]}
        />
      )}
    </Stack>
  );
}

function EditForm({ link, backHref }: { link: PaymentLink; backHref: string }) {
  const business = useBusiness();
  const navigate = useNavigate();
  const update = useUpdateLink('shown');
  const before = valuesOf(link, business.time_zone);
  const form = useContractForm<LinkValues, UpdatePaymentLinkRequest>({
    schema: UpdatePaymentLinkBody,
    defaultValues: before,
    required: { title: 'Give the link a title.', amount: 'Enter the price.' },
    toBody: (values) => toUpdateBody(values, before, business.time_zone),
    onSubmit: async (body) => {
      await update.mutateAsync({ id: link.id, data: body });
      toast.success('Payment link saved');
      await navigate(backHref);
    },
  });

  return (
    <Form {...form.formProps}>
      <Grid columns="main-aside" gap={6}>
        <LinkFields form={form} existing />
        <LinkPreview values={form.watch()} businessName={business.name} />
      </Grid>
      {/* After what the customer will see, on a phone too. */}
      <Inline>
        <Button type="submit" tone="primary" loading={form.submitting} loadingLabel="Saving">
          Save changes
        </Button>
        <Button href={backHref}>Cancel</Button>
      </Inline>
      <LeaveQuestion unsaved={isUnsaved(form)} />
    </Form>
  );
}
