import BookOpenCheck from 'lucide-react/icons/book-open-check';
import Link2 from 'lucide-react/icons/link-2';
import Repeat from 'lucide-react/icons/repeat';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Undo2 from 'lucide-react/icons/undo-2';
import UsersRound from 'lucide-react/icons/users-round';
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
    text: 'Title, price or price range, phone and address if you ask for them, an end date, a number of uses.',
  },
  {
    icon: ShieldCheck,
    title: '3-D Secure 2',
    text: 'Method, frictionless and challenge, with a way on when a bank refuses to be framed.',
  },
  {
    icon: Repeat,
    title: 'Safe to repeat',
    text: 'Every call that moves money takes a key. Sent twice, it happens once.',
  },
  {
    icon: BookOpenCheck,
    title: 'Double-entry ledger',
    text: 'Append-only, balanced per currency. Balances are sums, not numbers that somebody keeps.',
  },
  {
    icon: Undo2,
    title: 'Refunds',
    text: 'In full or in part, with a note to the payer, limited by what was taken whatever races.',
  },
  {
    icon: UsersRound,
    title: 'Roles that hold',
    text: 'The server checks the permission of every call. Hidden buttons are a courtesy, not the lock.',
  },
];

/** What is in the product today. */
export function Capabilities() {
  return (
    <section id="inside" className={band}>
      <div className={`${container} ${section}`}>
        <div className={intro}>
          <SectionHead topic="What is inside" title="The parts that payments need, each doing one thing">
            Built on one published contract: server, dashboard and checkout all derive from it.
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
