import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Brand } from '../Brand/Brand.tsx';
import { Contours } from '../Contours/Contours.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Money } from '../Money/Money.tsx';
import {
  back,
  description as descriptionStyle,
  due,
  dueAmount,
  dueLabel,
  foot,
  main,
  merchantRow,
  page,
  panel,
  panelFoot,
  panelHead,
  panelInner,
  reference as referenceStyle,
  testMark,
  work,
} from './CheckoutLayout.css.ts';
import type { Merchant } from './merchant.ts';
import { MerchantMark } from './MerchantMark.tsx';

export type { Merchant } from './merchant.ts';

export interface CheckoutLayoutProps {
  merchant: Merchant;
  amount?: { amount: number; currency: string };
  /** Over the amount: "Pay", "Paid". */
  amountLabel?: string;
  /** What is paid for, as the merchant wrote it. */
  description?: string;
  reference?: string;
  /** No real money moves: says so. */
  testMode?: boolean;
  /** Back to what the payer came from. */
  backHref?: string;
  children: ReactNode;
}

/** Paying: whom and how much on the one side, how on the other. On a phone the first stands above the second. */
export function CheckoutLayout({
  merchant,
  amount,
  amountLabel = 'Pay',
  description,
  reference,
  testMode = false,
  backHref,
  children,
}: CheckoutLayoutProps) {
  const support = merchant.supportEmail && (
    <span>
      Questions? <a href={`mailto:${merchant.supportEmail}`}>{merchant.supportEmail}</a>
    </span>
  );
  return (
    <Brand theme={merchant.brand}>
      <div className={page}>
        <div className={panel}>
          <Contours />
          <div className={panelInner}>
            <header className={panelHead}>
              <div className={merchantRow}>
                <MerchantMark merchant={merchant} />
                {testMode && <span className={testMark}>Test mode</span>}
              </div>
              <div className={due}>
                {amount && (
                  <>
                    <span className={dueLabel}>{amountLabel}</span>
                    <span className={dueAmount}>
                      <Money value={amount} size="display" />
                    </span>
                  </>
                )}
                {description && <p className={descriptionStyle}>{description}</p>}
                {reference && <p className={referenceStyle}>Reference {reference}</p>}
                {backHref && (
                  <a href={backHref} className={back}>
                    <Icon icon={ArrowLeft} size={14} />
                    Back
                  </a>
                )}
              </div>
            </header>
            <footer className={panelFoot}>
              {support}
              <span>Payment by Harbour</span>
            </footer>
          </div>
        </div>
        <div className={work}>
          <main className={main}>{children}</main>
          <footer className={foot}>
            {support}
            <span>Payment by Harbour</span>
          </footer>
        </div>
      </div>
    </Brand>
  );
}
