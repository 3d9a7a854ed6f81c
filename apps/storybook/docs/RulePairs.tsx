import { Banner } from '@harbour/design-system/Banner';
import { Button } from '@harbour/design-system/Button';
import { DateTime } from '@harbour/design-system/DateTime';
import { Icon } from '@harbour/design-system/Icon';
import { Money } from '@harbour/design-system/Money';
import { Spinner } from '@harbour/design-system/Spinner';
import { StatusBadge } from '@harbour/design-system/StatusBadge';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import * as styles from './pages.css.ts';

const amounts = [1_250_000_00, 98_400_50, 7_05];
const points = [62, 55, 78, 40, 44, 12, 30].map((y, index): [number, number] => [index * 32 + 4, y]);
const straight = `M${points.map((point) => point.join(' ')).join('L')}`;
const smooth = points.slice(1).reduce(
  (path, [x, y], index) => {
    const [fromX = 0, fromY = 0] = points[index] ?? [];
    return `${path}C${fromX + 24} ${fromY - 16} ${x - 24} ${y + 16} ${x} ${y}`;
  },
  `M${points[0]?.join(' ')}`,
);

interface Rule {
  title: string;
  why: string;
  good: ReactNode;
  bad: ReactNode;
}

const rules: readonly Rule[] = [
  {
    title: 'Align amounts at their end, digit below digit',
    why: 'Two amounts are compared by their length first. Centred, a thousand looks like a million.',
    good: <Ledger align={styles.atEnd} />,
    bad: <Ledger align={`${styles.centred} ${styles.loose}`} />,
  },
  {
    title: 'Mute the minor units; never round',
    why: 'It reads as twelve and a half thousand and is still the sum that moves. "₦12.5k" is nobody’s balance.',
    good: <Money amount={12_500_75} currency="NGN" size="display" />,
    bad: <span className={styles.figure}>₦12.5k</span>,
  },
  {
    title: 'Draw straight lines between what was measured',
    why: 'A smooth curve bulges above the highest day and below the lowest: money that never came.',
    good: <Course path={straight} />,
    bad: <Course path={smooth} />,
  },
  {
    title: 'Say a status with a word and a form',
    why: 'Colour supports the word. Alone it is a riddle, and for many no colour at all.',
    good: (
      <div className={styles.buttons}>
        <StatusBadge status="succeeded" />
        <StatusBadge status="failed" />
      </div>
    ),
    bad: (
      <div className={styles.dotRow}>
        <span className={`${styles.dot} ${styles.dots.good}`} />
        <span className={`${styles.dot} ${styles.dots.bad}`} />
      </div>
    ),
  },
  {
    title: 'One primary action a view',
    why: 'Nothing is first where everything is. The rest is secondary, quiet or in a menu.',
    good: (
      <div className={styles.buttons}>
        <Button tone="primary">Refund</Button>
        <Button tone="quiet">Cancel</Button>
      </div>
    ),
    bad: (
      <div className={styles.buttons}>
        <Button tone="primary">Refund</Button>
        <Button tone="primary">Cancel</Button>
        <Button tone="primary">Export</Button>
      </div>
    ),
  },
  {
    title: 'Keep the button while it waits',
    why: 'Label, width and focus stay. What moves under a finger gets pressed twice, and that is a second payment.',
    good: (
      <Button tone="primary" loading>
        Pay ₦12,500.00
      </Button>
    ),
    bad: <Spinner label="Paying" size="lg" />,
  },
  {
    title: 'Say what happened and what to do',
    why: 'It is somebody’s money. "Oops" makes light of it and leaves them standing there.',
    good: (
      <Banner tone="danger" title="The card was not charged">
        Your bank declined it. Try another card.
      </Banner>
    ),
    bad: <Banner tone="danger">Oops! Something went wrong!!</Banner>,
  },
  {
    title: 'Draw a rule; float only what floats',
    why: 'A shadow says "above the page". A menu, a dialog and a toast are. A list of payments is the page.',
    good: <p className={styles.ruled}>Balance carried over to 30 November</p>,
    bad: <p className={styles.floating}>Balance carried over to 30 November</p>,
  },
  {
    title: 'Let size and weight carry hierarchy',
    why: 'A box in a box in a box hides which of them matters. One card, one subject, words in order of weight.',
    good: (
      <div>
        <strong className={styles.materialName}>Next settlement</strong>
        <p>₦1,204,100.00 on Monday</p>
        <p className={styles.muted}>214 payments, three refunds</p>
      </div>
    ),
    bad: (
      <div className={styles.boxed}>
        Next settlement
        <div className={styles.boxed}>
          ₦1,204,100.00
          <div className={styles.boxed}>214 payments</div>
        </div>
      </div>
    ),
  },
  {
    title: 'Name the zone; keep the business’s day',
    why: 'A settlement has one day, and it is the business’s. "3 hours ago" is a different day for each reader.',
    good: <DateTime value="2026-11-27T14:02:00Z" timeZone="Africa/Lagos" zone />,
    bad: <span>3 hours ago</span>,
  },
];

/** Each rule of the identity, kept and broken. */
export function RulePairs() {
  return (
    <div className={styles.rules}>
      {rules.map(({ title, why, good, bad }) => (
        <article key={title} className={styles.rule}>
          <div className={styles.sides}>
            <Side kind="do">{good}</Side>
            <Side kind="dont">{bad}</Side>
          </div>
          <p className={styles.reason}>
            <span className={styles.reasonTitle}>{title}</span>
            <span className={styles.reasonText}>{why}</span>
          </p>
        </article>
      ))}
    </div>
  );
}

function Side({ kind, children }: { kind: 'do' | 'dont'; children: ReactNode }) {
  return (
    <div className={styles.side[kind]}>
      <p className={`${styles.verdict} ${styles.verdictTone[kind]}`}>
        <Icon icon={kind === 'do' ? Check : X} size={14} /> {kind === 'do' ? 'Do' : 'Don’t'}
      </p>
      <div className={styles.specimen}>{children}</div>
    </div>
  );
}

function Ledger({ align }: { align: string }) {
  return (
    <table className={styles.ledger} aria-label="Three amounts">
      <tbody>
        {amounts.map((amount) => (
          <tr key={amount}>
            <td className={`${styles.ledgerCell} ${align}`}>
              {align === styles.atEnd ? (
                <Money amount={amount} currency="NGN" />
              ) : (
                `₦${(amount / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Course({ path }: { path: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 90" aria-hidden="true" focusable="false">
      <path d={path} className={styles.curve} />
      {points.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.6" className={styles.measured} />
      ))}
    </svg>
  );
}
