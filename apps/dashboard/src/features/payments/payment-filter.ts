import { paymentStatuses } from '@harbour/contract/enums';
import { day, defineFilters, idOf, oneOf, text } from '@harbour/design-system/filter-query';
import type { FilterValues } from '@harbour/design-system/filter-query';
import { formatDay, formatRange } from '@harbour/domain/date-range';
import { describePaymentStatus } from '@harbour/domain/payment-status';

/** What the list can be filtered by. The names are the API's own, in the URL too; days are of the business's zone, both inclusive. */
export const paymentFilters = defineFilters(
  {
    search: text({ maxLength: 100 }),
    status: oneOf(paymentStatuses),
    from: day(),
    to: day(),
    payment_link_id: idOf('plk'),
  },
  { ordered: [['from', 'to']] },
);

/** What the list shows and the export contains. */
export type PaymentFilter = FilterValues<typeof paymentFilters>;

/** The days of a filter in words; undefined for any time. */
export function describeDays({ from, to }: PaymentFilter): string | undefined {
  if (from && to) return formatRange({ from, to });
  if (from) return `since ${formatDay(from)}`;
  return to && `until ${formatDay(to)}`;
}

/**
 * What the browser's tab is called while a filter is on: `Payments: Failed, 1–31 Jan 2026`; undefined without one.
 *
 * @param linkTitle of the payment link that is filtered by, once that is known
 */
export function describePaymentFilter(filter: PaymentFilter, linkTitle?: string): string | undefined {
  const { status, search, payment_link_id: link } = filter;
  const parts = [
    status && describePaymentStatus(status).label,
    search && `“${search}”`,
    describeDays(filter),
    link && (linkTitle ?? 'one payment link'),
  ].filter(Boolean);
  return parts.length > 0 ? `Payments: ${parts.join(', ')}` : undefined;
}
