import type { Money } from '@harbour/domain/money';
import type { StatusBadgeProps } from '@harbour/design-system/StatusBadge';

/** One sale, seen from both sides. Names and figures are made up and shown as samples. */
export const sampleSale = {
  merchant: 'Lantern Books',
  title: 'Two copies of “Tides and Tables”',
  amount: { amount: 1_850_000, currency: 'NGN' },
} as const;

export interface SamplePayment {
  reference: string;
  customer: string;
  amount: Money;
  status: StatusBadgeProps['status'];
}

export const samplePayments: readonly SamplePayment[] = [
  { reference: 'order-2041', customer: 'Ada Obi', amount: sampleSale.amount, status: 'processing' },
  {
    reference: 'order-2040',
    customer: 'Jonas Weber',
    amount: { amount: 4_290_000, currency: 'NGN' },
    status: 'succeeded',
  },
  {
    reference: 'order-2039',
    customer: 'Mariam Bello',
    amount: { amount: 960_000, currency: 'NGN' },
    status: 'partially_refunded',
  },
  {
    reference: 'order-2038',
    customer: 'Tunde Ajayi',
    amount: { amount: 2_475_000, currency: 'NGN' },
    status: 'succeeded',
  },
  {
    reference: 'order-2037',
    customer: 'Chloé Martin',
    amount: { amount: 780_000, currency: 'NGN' },
    status: 'failed',
  },
  {
    reference: 'order-2036',
    customer: 'Ngozi Eze',
    amount: { amount: 1_220_000, currency: 'NGN' },
    status: 'succeeded',
  },
];
