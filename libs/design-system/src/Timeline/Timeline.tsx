import type { ReactNode } from 'react';
import {
  at as atStyle,
  detail as detailStyle,
  head,
  item as itemStyle,
  mark,
  timeline,
  title,
  tones,
} from './Timeline.css.ts';

export interface TimelineItem {
  key: string;
  title: string;
  /** When: a DateTime. */
  at?: ReactNode;
  detail?: ReactNode;
  tone?: keyof typeof tones;
}

/** What happened to one thing, in order. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className={timeline}>
      {items.map((item) => (
        <li key={item.key} className={itemStyle}>
          <span className={`${mark} ${tones[item.tone ?? 'neutral']}`} aria-hidden="true" />
          <div className={head}>
            <span className={title}>{item.title}</span>
            {item.at && <span className={atStyle}>{item.at}</span>}
          </div>
          {item.detail && <div className={detailStyle}>{item.detail}</div>}
        </li>
      ))}
    </ol>
  );
}
