import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  action as actionStyle,
  detail as detailStyle,
  item as itemStyle,
  list,
  mark,
  marks,
  texts,
  title as titleStyle,
  titles,
} from './Checklist.css.ts';

export interface ChecklistItem {
  key: string;
  title: string;
  detail?: ReactNode;
  status: keyof typeof marks;
  action?: ReactNode;
}

const words = { done: 'Done', current: 'Next', todo: 'To do', failed: 'Needs attention' } as const;

/** What is left to do, in the order that makes sense, each with the way to do it. */
export function Checklist({ items }: { items: readonly ChecklistItem[] }) {
  return (
    <ol className={list}>
      {items.map((item, index) => (
        <li key={item.key} className={itemStyle}>
          <span className={`${mark} ${marks[item.status]}`} aria-hidden="true">
            {item.status === 'done' && <Icon icon={Check} size={14} />}
            {item.status === 'failed' && <Icon icon={X} size={14} />}
            {(item.status === 'current' || item.status === 'todo') && index + 1}
          </span>
          <div className={texts}>
            <span className={`${titleStyle} ${titles[item.status]}`}>
              <VisuallyHidden>{words[item.status]}: </VisuallyHidden>
              {item.title}
            </span>
            {item.detail && <span className={detailStyle}>{item.detail}</span>}
          </div>
          {item.action && <div className={actionStyle}>{item.action}</div>}
        </li>
      ))}
    </ol>
  );
}
