import { Avatar } from '../Avatar/Avatar.tsx';
import { merchantName } from './CheckoutLayout.css.ts';
import type { Merchant } from './merchant.ts';

/** Whom one pays: the logo, or initials where there is none to be had, and always the name. */
export function MerchantMark({ merchant }: { merchant: Merchant }) {
  return (
    <>
      <Avatar name={merchant.name} image={merchant.logoUrl ?? undefined} kind="logo" />
      <bdi className={merchantName}>{merchant.name}</bdi>
    </>
  );
}
