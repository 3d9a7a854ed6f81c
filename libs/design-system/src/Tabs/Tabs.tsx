import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { bar, count, tab } from './Tabs.css.ts';

export interface TabItem {
  href: string;
  label: string;
  current?: boolean;
  count?: number;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
}

/** Views of one subject, each with an address of its own. They are links: Back works, and each can be shared. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={bar}>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={item.current ? 'page' : undefined} className={tab}>
              {item.label}
              {item.count !== undefined && <span className={count}>{item.count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
