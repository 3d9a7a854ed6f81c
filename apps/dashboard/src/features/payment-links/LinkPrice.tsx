import type { PaymentLink } from '@harbour/contract/model';
import { Money } from '@harbour/design-system/Money';

type Price = Pick<PaymentLink, 'amount' | 'min_amount' | 'max_amount'>;

/** What a customer pays through a link: the price, or the bounds within which they choose. */
export function LinkPrice({ link: { amount, min_amount: min, max_amount: max } }: { link: Price }) {
  if (amount) return <Money value={amount} />;
  if (min && max) {
    return (
      <>
        <Money value={min} code={false} /> – <Money value={max} />
      </>
    );
  }
  if (min)
    return (
      <>
        From <Money value={min} />
      </>
    );
  if (max)
    return (
      <>
        Up to <Money value={max} />
      </>
    );
  return 'Customer decides';
}

// Without hooks: a table calls it instead of mounting it.
LinkPrice.flat = true;
