import BookOpenCheck from 'lucide-react/icons/book-open-check';
import ChartColumn from 'lucide-react/icons/chart-column';
import Link2 from 'lucide-react/icons/link-2';
import Repeat from 'lucide-react/icons/repeat';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Undo2 from 'lucide-react/icons/undo-2';
import { Heading } from '@harbour/design-system/Heading';
import { Icon } from '@harbour/design-system/Icon';
import type { IconComponent } from '@harbour/design-system/Icon';
import { Text } from '@harbour/design-system/Text';
import { band, cell, cells, iconPlace, intro } from './Capabilities.css.ts';
import { container, section } from './sections.css.ts';
import { SectionHead } from './SectionHead.tsx';

const capabilities: readonly { icon: IconComponent; title: string; text: string }[] = [
  {
    icon: Link2,
    title: 'Payment links',
    text: 'Name a price, or let your customer choose one within your limits. A link can close on a day, or after a number of payments.',
  },
  {
    icon: ShieldCheck,
    title: 'Confirmed by the bank',
    text: '3-D Secure is built in: your customer’s bank confirms who is paying, and asks only where it needs to.',
  },
  {
    icon: Repeat,
    title: 'Never charged twice',
    text: 'A second click on Pay, or a connection that breaks off, does not take the money again.',
  },
  {
    icon: BookOpenCheck,
    title: 'Balances that add up',
    text: 'Every payment, fee and refund is booked in a double-entry ledger, each currency by itself. Entries are never changed afterwards.',
  },
  {
    icon: Undo2,
    title: 'Refunds',
    text: 'Give back all of a payment or a part of it, with a note to your customer. Never more than was paid.',
  },
  {
    icon: ChartColumn,
    title: 'Figures you can use',
    text: 'What came in, how many payments succeed and what was refunded, for the days you choose. Export your payments as CSV.',
  },
];

/** What is in the product today. */
export function Capabilities() {
  return (
    <section id="inside" className={band}>
      <div className={`${container} ${section}`}>
        <div className={intro}>
          <SectionHead topic="What is inside" title="What you need to take payments, and nothing to install">
            All of it works today in test mode, as soon as you have an account.
          </SectionHead>
        </div>
        <ul className={cells}>
          {capabilities.map(({ icon, title, text }) => (
            <li key={title} className={cell}>
              <span className={iconPlace}>
                <Icon icon={icon} size={24} />
              </span>
              <Heading level={3} size="sm">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
