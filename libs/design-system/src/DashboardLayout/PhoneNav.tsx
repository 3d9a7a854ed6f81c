import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { scrim } from '../Dialog/Dialog.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import {
  bottomBar,
  bottomLabel,
  bottomLink,
  bottomList,
  drawer,
  drawerHead,
  drawerTitle,
} from './DashboardLayout.css.ts';
import { SidebarNav, type NavItem } from './SidebarNav.tsx';

/** As many as fit beside the menu button with room for a thumb. */
const IN_BAR = 4;

/** The bar at the foot of a phone's screen, and the drawer with everything. */
export function PhoneNav({ items, businessName }: { items: readonly NavItem[]; businessName: string }) {
  const [open, setOpen] = useState(false);
  return (
    <nav className={bottomBar} aria-label="Main, on a phone">
      <ul className={bottomList}>
        {items.slice(0, IN_BAR).map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={item.current ? 'page' : undefined} className={bottomLink}>
              <Icon icon={item.icon} size={20} />
              <span className={bottomLabel}>{item.label}</span>
            </Anchor>
          </li>
        ))}
        <li>
          <Dialog.Root open={open} onOpenChange={setOpen}>
            <Dialog.Trigger className={bottomLink}>
              <Icon icon={Menu} size={20} />
              <span className={bottomLabel}>Menu</span>
            </Dialog.Trigger>
            <Dialog.Portal>
              <Dialog.Overlay className={scrim} />
              <Dialog.Content className={drawer} aria-describedby={undefined}>
                <div className={drawerHead}>
                  <Dialog.Title className={drawerTitle}>{businessName}</Dialog.Title>
                  <div data-theme="dark">
                    <Dialog.Close asChild>
                      <PlainIconButton icon={X} label="Close menu" />
                    </Dialog.Close>
                  </div>
                </div>
                <SidebarNav items={items} expanded onNavigate={() => setOpen(false)} />
              </Dialog.Content>
            </Dialog.Portal>
          </Dialog.Root>
        </li>
      </ul>
    </nav>
  );
}
