import type { Mode, PaymentSummary } from '@harbour/contract/model';
import {
  getGetTransactionQueryKey,
  getGetTransactionReportUrl,
  useGetPaymentLink,
  useGetTransaction,
  useListTransactions,
  useRefundTransaction,
} from '@harbour/contract/queries';
import { usePermission } from '@harbour/design-system/PermissionProvider';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { asPage } from '../../components/list-query.ts';
import { whileWatched } from '../../components/refetching.ts';
import { useIdempotencyKey } from '../../forms/idempotency-key.ts';
import { shownByForm } from '../../forms/shown-by-form.ts';
import { mode } from '../../session/mode.ts';
import type { PaymentFilter } from './payment-filter.ts';

/** A page of payments of the chosen mode. It follows what happens elsewhere while somebody looks at it. */
export function usePayments(filter: PaymentFilter, cursor: string | null) {
  return useListTransactions(
    { mode, ...filter, ...(cursor && { cursor }) },
    {
      query: {
        ...whileWatched,
        placeholderData: keepPreviousData,
        select: asPage<PaymentSummary>,
      },
    },
  );
}

/** What the payment link is called that a list is of; undefined while that is not known, or not for this role to see. */
export function useLinkTitle(id: string | undefined): string | undefined {
  const enabled = usePermission('payment_links.view') && id !== undefined;
  return useGetPaymentLink(id ?? '', { query: { enabled } }).data?.title;
}

/** One payment with all that is known about it, kept up to date while somebody looks at it. */
export function usePayment(id: string) {
  return useGetTransaction(id, { query: whileWatched });
}

/** Where every payment of a filter, not only the shown page, is downloaded as CSV. */
export function paymentsExportUrl(mode: Mode, filter: PaymentFilter): string {
  return getGetTransactionReportUrl({ mode, ...filter });
}

/** Gives money back. The key of the act is made here, that is when the form opens, and outlives failed tries. */
export function useRefund(paymentId: string) {
  const { key, afterFailure, renew } = useIdempotencyKey();
  const queryClient = useQueryClient();
  return useRefundTransaction({
    request: { idempotencyKey: key },
    mutation: {
      meta: shownByForm,
      onError: afterFailure,
      onSuccess: ({ status }) => {
        if (status === 'failed') renew();
      },
      // Whatever came of it: somebody else may have refunded meanwhile, or the answer was lost on its way.
      onSettled: () => queryClient.invalidateQueries({ queryKey: getGetTransactionQueryKey(paymentId) }),
    },
  });
}
