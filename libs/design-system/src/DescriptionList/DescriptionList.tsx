import type { ReactNode } from 'react';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  columns as columnStyles,
  details,
  hanging,
  list,
  rows,
  terms,
  totalRow,
  value as valueStyle,
} from './DescriptionList.css.ts';

export interface DescriptionItem {
  /** What tells the row apart where another may have the same name. */
  id?: string;
  term: string;
  /** An en dash stands where there is nothing. */
  detail: ReactNode;
  /** Offers to copy this text. */
  copy?: string;
  /** What the rows above it add up to; only in a breakdown. */
  total?: boolean;
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[];
  /** `breakdown`: amounts that add up, aligned at their end, digit below digit. */
  layout?: keyof typeof rows;
  columns?: keyof typeof columnStyles;
}

/** Facts of one thing, name beside value; or a sum and what it is made of. */
export function DescriptionList({ items, layout = 'facts', columns = 1 }: DescriptionListProps) {
  return (
    <dl className={`${list} ${columnStyles[columns]}`}>
      {items.map((item) => (
        <div key={item.id ?? item.term} className={item.total ? `${rows[layout]} ${totalRow}` : rows[layout]}>
          <dt className={terms[item.total ? 'total' : 'row']}>{item.term}</dt>
          <dd className={details[layout]}>
            <span className={valueStyle}>{item.detail ?? <Nothing />}</span>
            {item.copy !== undefined && (
              <span className={hanging}>
                <CopyButton value={item.copy} subject={withinSentence(item.term)} appearance="icon" />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "Payment ID" as it is written after "Copy": a word of capitals keeps them. */
function withinSentence(term: string): string {
  return term.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>None</VisuallyHidden>
    </>
  );
}
