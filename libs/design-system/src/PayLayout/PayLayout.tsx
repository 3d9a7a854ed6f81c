import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { logo, merchantName, testMark } from '../CheckoutLayout/CheckoutLayout.css.ts';
import type { Merchant } from '../CheckoutLayout/CheckoutLayout.tsx';
import { Contours } from '../Contours/Contours.tsx';
import { band, card, column, foot, merchantRow, page } from './PayLayout.css.ts';

export interface PayLayoutProps {
  merchant: Merchant;
  testMode?: boolean;
  children: ReactNode;
  footer?: ReactNode;
}

/** The page behind a payment link: the merchant and one card that says what is asked for. */
export function PayLayout({ merchant, testMode = false, children, footer }: PayLayoutProps) {
  return (
    <div className={page}>
      <div className={band}>
        <Contours />
      </div>
      <div className={column}>
        <header className={merchantRow}>
          {merchant.logoUrl ? (
            <img src={merchant.logoUrl} alt="" width={36} height={36} className={logo} />
          ) : (
            <Avatar name={merchant.name} />
          )}
          <span className={merchantName}>{merchant.name}</span>
          {testMode && <span className={testMark}>Test mode</span>}
        </header>
        <main className={card}>{children}</main>
        <footer className={foot}>
          {footer}
          {merchant.supportEmail && (
            <span>
              Questions? <a href={`mailto:${merchant.supportEmail}`}>{merchant.supportEmail}</a>
            </span>
          )}
          <span>Payment by Harbour</span>
        </footer>
      </div>
    </div>
  );
}
