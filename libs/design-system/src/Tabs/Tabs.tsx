import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { bars, count, frame, tabs } from './Tabs.css.ts';
import { useSelectedInSight } from './use-selected-in-sight.ts';

export interface TabItem {
  href: string;
  label: string;
  current?: boolean;
  count?: number;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  /** `vertical` where there is a column for them; on a phone they lie down all the same. */
  orientation?: keyof typeof bars;
}

/** Views of one subject, each with an address of its own. They are links: Back works, and each can be shared. */
export function Tabs({ label, items, orientation = 'horizontal' }: TabsProps) {
  const bar = useSelectedInSight<HTMLUListElement>(items.find(({ current }) => current)?.href);
  return (
    <nav aria-label={label} className={frame[orientation]}>
      <ul ref={bar} className={bars[orientation]}>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={tabs[orientation]}
            >
              {item.label}
              {item.count !== undefined && <span className={count}>{item.count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
