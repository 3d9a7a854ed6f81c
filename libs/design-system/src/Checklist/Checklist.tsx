import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  action as actionStyle,
  bar,
  barDone,
  count,
  detail as detailStyle,
  item as itemStyle,
  list,
  mark,
  marks,
  progress,
  texts,
  title as titleStyle,
  titles,
} from './Checklist.css.ts';

export interface ChecklistItem {
  key: string;
  title: string;
  detail?: ReactNode;
  /** `pending`: done by the person, being looked at by somebody else. */
  status: keyof typeof marks;
  action?: ReactNode;
}

export interface ChecklistProps {
  items: readonly ChecklistItem[];
  /** What it is about; shows how many are done. */
  label?: string;
}

const words = {
  done: 'Done',
  current: 'Next',
  todo: 'To do',
  pending: 'Being checked',
  failed: 'Needs attention',
} as const;

/** What is left to do, in the order that makes sense, each with the way to do it. Nothing at all without items. */
export function Checklist({ items, label }: ChecklistProps) {
  if (items.length === 0) return null;
  const done = items.filter(({ status }) => status === 'done').length;
  return (
    <div>
      {label !== undefined && (
        <div className={progress}>
          <span className={count}>
            {done} of {items.length} done
          </span>
          <span className={bar} aria-hidden="true">
            <span className={barDone} style={{ inlineSize: `${(done / items.length) * 100}%` }} />
          </span>
        </div>
      )}
      <ol className={list} aria-label={label}>
        {items.map((item, index) => (
          <li key={item.key} className={itemStyle}>
            <span className={`${mark} ${marks[item.status]}`} aria-hidden="true">
              {item.status === 'done' && <Icon icon={Check} size={14} />}
              {item.status === 'failed' && <Icon icon={X} size={14} />}
              {item.status === 'pending' && <Icon icon={Clock} size={14} />}
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
    </div>
  );
}
