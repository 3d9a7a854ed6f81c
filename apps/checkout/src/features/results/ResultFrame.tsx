import type { CheckoutPayment } from '@harbour/contract/model';
import type { ReactNode } from 'react';
import { Card } from '@harbour/design-system/Card';
import { CheckoutLayout } from '@harbour/design-system/CheckoutLayout';
import { Heading } from '@harbour/design-system/Heading';
import { Icon } from '@harbour/design-system/Icon';
import type { IconComponent } from '@harbour/design-system/Icon';
import { Stack } from '@harbour/design-system/Stack';
import type { Merchant } from '../../parts/merchant.ts';
import { medal, tones } from './ResultFrame.css.ts';

export interface ResultFrameProps {
  payment: CheckoutPayment;
  merchant: Merchant;
  icon: IconComponent;
  tone: keyof typeof tones;
  title: string;
  /** The amount. */
  lead: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  children: ReactNode;
}

/** What all result pages share: a sign, a sentence, the amount, the details and one next step. */
export function ResultFrame({
  payment,
  merchant,
  icon,
  tone,
  title,
  lead,
  action,
  children,
}: ResultFrameProps) {
  return (
    <CheckoutLayout merchant={merchant} testMode={payment.mode === 'test'}>
      <Card padding="lg">
        <Stack gap={6}>
          <Stack gap={3} align="center">
            <span className={`${medal} ${tones[tone]}`}>
              <Icon icon={icon} size={32} />
            </span>
            <Heading level={1} size="lg">
              {title}
            </Heading>
            {lead}
          </Stack>
          {children}
          {action && (
            <Stack gap={3} align="stretch">
              {action}
            </Stack>
          )}
        </Stack>
      </Card>
    </CheckoutLayout>
  );
}
