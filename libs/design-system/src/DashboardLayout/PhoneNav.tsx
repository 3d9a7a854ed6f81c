import Ellipsis from 'lucide-react/icons/ellipsis';
import { useRef, useState } from 'react';
import { preloadDialog } from '../Dialog/lazy-dialog-panel.ts';
import { lazyPart } from '../Dialog/lazy-part.tsx';
import { preloading } from '../Dialog/opener.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import type { NavItem } from '../Sidebar/Sidebar.tsx';
import { bottomBar, bottomLabel, bottomLink, bottomList } from './PhoneNav.css.ts';
import type { SignedInUser } from './SignedInAs.tsx';

// A screen with a sidebar never shows it.
const { Part: MoreSheet, preload: preloadSheet } = lazyPart(
  async () => (await import('./MoreSheet.tsx')).MoreSheet,
);

function preloadMore() {
  preloadDialog();
  preloadSheet();
}

/** As many as fit beside More with room for a thumb. */
const IN_BAR = 4;

interface PhoneNavProps {
  items: readonly NavItem[];
  user: SignedInUser;
}

/** The bar at the foot of a phone's screen; behind More, what is not in the bar, and signing out. */
export function PhoneNav({ items, user }: PhoneNavProps) {
  const [open, setOpen] = useState(false);
  const chosen = useRef<(() => void) | undefined>(undefined);
  const runChosen = () => {
    const action = chosen.current;
    chosen.current = undefined;
    action?.();
  };
  const others = items.slice(IN_BAR);
  return (
    <nav className={bottomBar} aria-label="Main, on a phone">
      <ul className={bottomList}>
        {items.slice(0, IN_BAR).map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={item.current ? 'page' : undefined} className={bottomLink}>
              <Icon icon={item.icon} size={20} />
              <span className={bottomLabel} dir="auto">
                {item.label}
              </span>
            </Anchor>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={bottomLink}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-current={others.some(({ current }) => current) ? 'true' : undefined}
            {...preloading(preloadMore)}
            onClick={() => setOpen(true)}
          >
            <Icon icon={Ellipsis} size={20} />
            <span className={bottomLabel}>More</span>
          </button>
        </li>
      </ul>
      <Drawer
        size="sm"
        open={open}
        onOpenChange={setOpen}
        onClosed={runChosen}
        title={user.name}
        description={user.email}
      >
        <MoreSheet
          items={others}
          entries={user.items}
          onLeave={(action) => {
            chosen.current = action;
            setOpen(false);
          }}
        />
      </Drawer>
    </nav>
  );
}
