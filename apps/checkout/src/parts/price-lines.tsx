import type { CheckoutPayment } from '@harbour/contract/model';
import { Money } from '@harbour/design-system/Money';

type Price = Pick<CheckoutPayment, 'amount' | 'fee' | 'total'>;

/** Amount, fee and total as items of a DescriptionList; none where the payer bears no fee, since the total says it all. */
export function priceLines({ amount, fee, total }: Price) {
  if (fee.amount === 0) return [];
  return [
    { term: 'Amount', detail: <Money value={amount} /> },
    { term: 'Fee', detail: <Money value={fee} /> },
    { term: 'Total', total: true, detail: <Money value={total} /> },
  ];
}
