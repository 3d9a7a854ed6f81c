import type { ReactNode } from 'react';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import {
  columns as columnStyles,
  detail,
  list,
  row,
  term,
  value as valueStyle,
} from './DescriptionList.css.ts';

export interface DescriptionItem {
  term: string;
  /** An en dash stands where there is nothing. */
  detail: ReactNode;
  /** Offers to copy this text. */
  copy?: string;
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[];
  columns?: keyof typeof columnStyles;
}

/** Facts of one thing, name beside value. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  return (
    <dl className={`${list} ${columnStyles[columns]}`}>
      {items.map((item) => (
        <div key={item.term} className={row}>
          <dt className={term}>{item.term}</dt>
          <dd className={detail}>
            <span className={valueStyle}>{item.detail ?? '–'}</span>
            {item.copy !== undefined && (
              <CopyButton value={item.copy} subject={item.term.toLowerCase()} appearance="icon" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
