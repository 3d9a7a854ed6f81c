import { Avatar } from '../Avatar/Avatar.tsx';
import { logo, merchantName } from './CheckoutLayout.css.ts';
import type { Merchant } from './merchant.ts';

/** Whom one pays: the logo, or initials without one, and always the name. */
export function MerchantMark({ merchant }: { merchant: Merchant }) {
  return (
    <>
      {merchant.logoUrl ? (
        <img src={merchant.logoUrl} alt="" width={36} height={36} className={logo} />
      ) : (
        <Avatar name={merchant.name} />
      )}
      <span className={merchantName}>{merchant.name}</span>
    </>
  );
}
