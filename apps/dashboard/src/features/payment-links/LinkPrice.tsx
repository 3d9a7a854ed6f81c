import type { PaymentLink } from '@harbour/contract/model';
import { Money } from '@harbour/design-system/Money';

type Price = Pick<PaymentLink, 'amount' | 'min_amount' | 'max_amount'>;

/** What a customer pays through a link: the price, or the bounds within which they choose; one piece in a line of a card. */
export function LinkPrice({ link: { amount, min_amount: min, max_amount: max } }: { link: Price }) {
  if (amount) return <Money value={amount} />;
  if (min && max) {
    return (
      <span>
        <Money value={min} code={false} /> – <Money value={max} />
      </span>
    );
  }
  if (min)
    return (
      <span>
        From <Money value={min} />
      </span>
    );
  if (max)
    return (
      <span>
        Up to <Money value={max} />
      </span>
    );
  return 'Customer decides';
}

// Without hooks: a table calls it instead of mounting it.
LinkPrice.flat = true;
