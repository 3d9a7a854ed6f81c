import type { Schemas } from '@harbour/contract/schema';

type LinkRequest = Schemas['CreatePaymentLinkRequest'];
type DemoLink = Omit<LinkRequest, 'mode' | 'collect_phone' | 'collect_address'> & { collect_phone?: boolean };

/** The demo merchant's links; the amount of the second is the payer's choice. */
export const DEMO_LINKS: readonly DemoLink[] = [
  {
    title: 'House blend, 1 kg',
    description: 'Roasted on Mondays, posted on Tuesdays.',
    reference: 'house-blend-1kg',
    amount_type: 'fixed',
    currency: 'NGN',
    amount: { amount: 1_850_000, currency: 'NGN' },
    custom_fields: [
      {
        key: 'grind',
        label: 'Grind',
        type: 'select',
        required: true,
        options: ['Whole beans', 'Filter', 'Espresso'],
      },
    ],
    collect_phone: true,
    success_message: 'Thank you! We post your coffee on the next Tuesday.',
  },
  {
    title: 'Tip the baristas',
    reference: 'tip-the-baristas',
    amount_type: 'payer_chosen',
    currency: 'NGN',
    min_amount: { amount: 50_000, currency: 'NGN' },
    max_amount: { amount: 5_000_000, currency: 'NGN' },
    success_message: 'You made our day.',
  },
  {
    title: 'Latte art class',
    description: 'Saturdays at ten, six people, two hours.',
    reference: 'latte-art-class',
    amount_type: 'fixed',
    currency: 'NGN',
    amount: { amount: 4_500_000, currency: 'NGN' },
    max_uses: 24,
  },
  {
    title: "Lagoon's gift card",
    description: 'For friends abroad.',
    reference: 'lagoon-gift-card',
    amount_type: 'fixed',
    currency: 'USD',
    amount: { amount: 2_500, currency: 'USD' },
  },
];

export interface DemoPayment {
  /** Minutes after the demo's beginning. */
  minute: number;
  link: number;
  /** Minor units, where the payer chooses. */
  amount: number | undefined;
  payer: { name: string; email: string; phone: string };
  /** Cards of the sandbox's table, tried in this order; none: the payer went away. */
  cards: readonly string[];
  /** Given back afterwards, in minor units; `all`: everything. */
  refund: number | 'all' | undefined;
}

const PAYERS = [
  'Adaeze Okafor',
  'Tunde Bakare',
  'Ngọc Ánh Trần',
  'Ọládélé Adéyẹmí',
  'Fatima al-Sabah',
  "Siobhán O'Brien",
  '张 伟',
  'Chioma Nwosu',
  'Kwame Mensah',
  'Ifeoma Eze',
  'Jürgen Söhne',
  'Zainab Musa',
] as const;

const APPROVED = [
  '5061460410120223210',
  '4084084084084081',
  '4242424242424242',
  '5555555555554444',
  '378282246310005',
];
const DECLINED = ['4000000000009995', '4000000000000002', '4000000000000127'];
/** 3-D Secure without a challenge. */
const FRICTIONLESS = '4000000000003055';

const DAYS = 14;
const PER_DAY = [2, 3, 3, 2, 4, 5, 2, 2, 3, 3, 4, 5, 3, 2];
const DAY = 24 * 60;
/** The shop's first payment of a day, and the span in which they come, in minutes. */
const OPENS = 8 * 60;
const SPAN = 10 * 60;

/** What happened at the demo merchant in its first two weeks: the same at every run. */
export function demoPayments(): DemoPayment[] {
  const payments: DemoPayment[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const count = PER_DAY[day] ?? 0;
    for (let each = 0; each < count; each += 1) {
      payments.push(demoPayment(payments.length, day * DAY + OPENS + Math.floor((each * SPAN) / count)));
    }
  }
  return payments;
}

function demoPayment(index: number, minute: number): DemoPayment {
  const name = PAYERS[index % PAYERS.length] ?? PAYERS[0];
  const link = [0, 1, 0, 2, 0, 1, 3][index % 7] ?? 0;
  return {
    minute: minute + ((index * 7) % 41),
    link,
    amount: link === 1 ? 50_000 + ((index * 37) % 20) * 25_000 : undefined,
    payer: { name, email: `payer${(index % PAYERS.length) + 1}@example.com`, phone: '+234 803 555 0100' },
    cards: cardsOf(index),
    refund: index % 13 === 5 ? 'all' : index % 11 === 4 ? 500_00 : undefined,
  };
}

function cardsOf(index: number): readonly string[] {
  const approved = APPROVED[index % APPROVED.length] ?? '4242424242424242';
  const declined = DECLINED[index % DECLINED.length] ?? '4000000000000002';
  if (index === 9 || index === 30) return [];
  if (index === 17) return [FRICTIONLESS];
  if (index % 9 === 3) return [declined];
  return index % 9 === 7 ? [declined, approved] : [approved];
}
