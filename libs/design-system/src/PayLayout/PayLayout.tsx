import type { ReactNode } from 'react';
import { Brand } from '../Brand/Brand.tsx';
import { testMark } from '../CheckoutLayout/CheckoutLayout.css.ts';
import type { Merchant } from '../CheckoutLayout/CheckoutLayout.tsx';
import { MerchantMark } from '../CheckoutLayout/MerchantMark.tsx';
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
    <Brand theme={merchant.brand}>
      <div className={page}>
        <div className={band}>
          <Contours />
        </div>
        <div className={column}>
          <header className={merchantRow}>
            <MerchantMark merchant={merchant} />
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
    </Brand>
  );
}
