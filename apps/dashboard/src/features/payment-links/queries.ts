import type { PaymentLink, PaymentLinkStatus } from '@harbour/contract/model';
import {
  getGetPaymentLinkQueryKey,
  getListPaymentLinksQueryKey,
  useCreatePaymentLink,
  useDeletePaymentLink,
  useGetPaymentLink,
  useListPaymentLinks,
  useListTransactions,
  useUpdatePaymentLink,
} from '@harbour/contract/queries';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { asPage } from '../../components/list-query.ts';
import { whileWatched } from '../../components/refetching.ts';
import { useIdempotencyKey } from '../../forms/idempotency-key.ts';
import { shownByForm } from '../../forms/shown-by-form.ts';
import { mode } from '../../session/mode.ts';

export interface PaymentLinkFilter {
  status?: PaymentLinkStatus;
  search?: string;
}

/** A page of payment links of the chosen mode. */
export function usePaymentLinks(filter: PaymentLinkFilter, cursor: string | null) {
  return useListPaymentLinks(
    { mode, ...filter, ...(cursor && { cursor }) },
    {
      query: {
        placeholderData: keepPreviousData,
        select: asPage<PaymentLink>,
      },
    },
  );
}

/** One payment link; what it has collected is kept up to date while somebody looks at it. */
export function usePaymentLink(id: string) {
  return useGetPaymentLink(id, { query: whileWatched });
}

/** The newest payments that came through a link, kept up to date while somebody looks at them. */
export function usePaymentsOfLink(link: PaymentLink) {
  return useListTransactions(
    { mode: link.mode, payment_link_id: link.id, limit: 10 },
    { query: { ...whileWatched, select: ({ data }) => data } },
  );
}

/** Makes a link. The key of the act is made here, that is when the form opens, and outlives failed tries. */
export function useCreateLink() {
  const { key, afterFailure } = useIdempotencyKey();
  const refresh = useRefreshLinks();
  return useCreatePaymentLink({
    request: { idempotencyKey: key },
    mutation: { meta: shownByForm, onError: afterFailure, onSuccess: refresh },
  });
}

/**
 * Changes a link; what is shown of it changes with the answer.
 * @param errors `shown` where a form shows them, else a toast tells them
 */
export function useUpdateLink(errors?: 'shown') {
  const refresh = useRefreshLinks();
  return useUpdatePaymentLink({ mutation: { meta: { errors }, onSuccess: refresh } });
}

/** Deletes a link, or archives it where it has payments; the answer says which. */
export function useDeleteLink() {
  const refresh = useRefreshLinks();
  return useDeletePaymentLink({ mutation: { onSuccess: refresh } });
}

/** Puts a changed link in place and has the lists asked again. */
function useRefreshLinks() {
  const queryClient = useQueryClient();
  return (changed: { id: string }) => {
    if ('url' in changed) queryClient.setQueryData(getGetPaymentLinkQueryKey(changed.id), changed);
    return queryClient.invalidateQueries({ queryKey: getListPaymentLinksQueryKey() });
  };
}
