import { paymentStatuses } from '@harbour/contract/enums';
import type { PaymentStatus } from '@harbour/contract/enums';
import { isCalendarDay } from '../../calendar/date-range.ts';

/** What the list shows and the export contains. The names are the API's own, in the URL too. */
export type PaymentFilter = {
  status?: PaymentStatus;
  /** First day, in the zone of the business. */
  from?: string;
  /** Last day, that whole day included. */
  to?: string;
  search?: string;
};

/** Reads the filter out of the URL; what makes no sense there (a status or a day that does not exist) is left out. */
export function readPaymentFilter(query: URLSearchParams): PaymentFilter {
  const status = paymentStatuses.find((known) => known === query.get('status'));
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const search = query.get('search')?.trim().slice(0, 100);
  return {
    ...(status && { status }),
    ...(isCalendarDay(from) && { from }),
    ...(isCalendarDay(to) && { to }),
    ...(search && { search }),
  };
}
