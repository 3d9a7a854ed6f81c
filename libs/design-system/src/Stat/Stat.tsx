import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  change as changeStyle,
  changes,
  chart as chartStyle,
  hint as hintStyle,
  label as labelStyle,
  labelLink,
  linked,
  row,
  rowFrame,
  rowSheet,
  stat,
  value as valueStyle,
} from './Stat.css.ts';

export interface StatChange {
  /** "12.4%" (`formatPercent`), "₦4,000". */
  text: string;
  direction: 'up' | 'down' | 'flat';
  /** Whether that is welcome; more failures are not. */
  tone?: keyof typeof changes;
  /** Against what: "the 7 days before". A change from nowhere says nothing. */
  comparedWith: string;
}

export interface StatProps {
  label: string;
  /** The figure: a Money, a count. */
  value: ReactNode;
  /** Of what, since when. */
  hint?: ReactNode;
  change?: StatChange;
  /** A Sparkline. */
  chart?: ReactNode;
  /** The list behind the figure. */
  href?: string;
  loading?: boolean;
}

const arrows = { up: ArrowUp, down: ArrowDown, flat: Minus } as const;
const words = { up: 'up', down: 'down', flat: 'unchanged' } as const;

/** One figure and what it means. */
export function Stat({ label, value, hint, change, chart, href, loading = false }: StatProps) {
  return (
    <div className={href ? `${stat} ${linked}` : stat} aria-busy={loading || undefined}>
      <div className={labelStyle}>
        {href ? (
          <Anchor href={href} className={labelLink}>
            {label}
          </Anchor>
        ) : (
          label
        )}
      </div>
      <div className={valueStyle}>{loading ? <Skeleton shape="figure" /> : value}</div>
      {(hint || change || loading) && (
        <div className={row}>
          {change && !loading && (
            <span className={`${changeStyle} ${changes[change.tone ?? 'neutral']}`}>
              <Icon icon={arrows[change.direction]} size={12} />
              <VisuallyHidden>{words[change.direction]} </VisuallyHidden>
              <bdi>{change.text}</bdi>
            </span>
          )}
          {change && !loading && <ComparedWith what={change.comparedWith} />}
          {loading ? <Skeleton size="xs" width="half" /> : hint && <span className={hintStyle}>{hint}</span>}
        </div>
      )}
      {chart && <div className={chartStyle}>{chart}</div>}
    </div>
  );
}

function ComparedWith({ what }: { what: string }) {
  return (
    <span>
      <span aria-hidden="true">vs </span>
      <VisuallyHidden>against </VisuallyHidden>
      {what}
    </span>
  );
}

/** Two to four figures of one rank, beside each other; two by two on a phone. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <div className={rowFrame}>
      <div className={rowSheet}>{children}</div>
    </div>
  );
}
