import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { AccountSwitch } from '../AccountSwitch/AccountSwitch.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { skip } from '../PublicLayout/PublicLayout.css.ts';
import { Sidebar, type NavItem } from '../Sidebar/Sidebar.tsx';
import { shortcutName, useShortcut } from '../Sidebar/use-shortcut.ts';
import {
  bar,
  belowDesktop,
  business,
  column,
  desktopOnly,
  header,
  headerEnd,
  keys,
  layout,
  main,
  notice as noticeStyle,
  phoneHome,
  search,
  searchWord,
  widths,
} from './DashboardLayout.css.ts';
import { PhoneNav } from './PhoneNav.tsx';
import { SignedInAs, type SignedInUser } from './SignedInAs.tsx';

export type { NavItem } from '../Sidebar/Sidebar.tsx';
export type { SignedInUser } from './SignedInAs.tsx';

export interface DashboardLayoutProps {
  children: ReactNode;
  /** Only what the person may see. The first four stand in the phone's bar, the others behind More. */
  nav: readonly NavItem[];
  businessName: string;
  homeHref: string;
  /** What the page is called, for whoever hears that another one is there. */
  label?: string;
  /** Who is signed in, and the way out. */
  user: SignedInUser;
  /** Instead of the name, where there is more than one business to be had. */
  accountSwitch?: ReactNode;
  modeSwitch?: ReactNode;
  /** Where one is, at the start of the header on a desktop. */
  breadcrumbs?: ReactNode;
  /** Opens a CommandPalette, or closes it where it is open: by the search button, and by Ctrl K (on a Mac Command K). */
  onSearch?: () => void;
  /** The sidebar shows icons alone. The app keeps it, beyond this visit. */
  collapsed?: boolean;
  onCollapsedChange?: (collapsed: boolean) => void;
  /** A Banner over every page: email not confirmed, verification missing. */
  notice?: ReactNode;
  /** 76 or 96 rem: `wide` for tables of many columns. */
  width?: keyof typeof widths;
}

/** The merchant's workplace: sidebar and header, on a phone a bar at the foot with everything else behind More. */
export function DashboardLayout({
  children,
  nav,
  businessName,
  homeHref,
  label,
  user,
  accountSwitch,
  modeSwitch,
  breadcrumbs,
  onSearch,
  collapsed = false,
  onCollapsedChange,
  notice,
  width = 'default',
}: DashboardLayoutProps) {
  useShortcut('k', onSearch);
  const searchField = onSearch && <SearchField onSearch={onSearch} />;
  return (
    <div className={layout}>
      <a href="#content" className={skip}>
        Skip to the content
      </a>
      <div className={desktopOnly}>
        <Sidebar
          items={nav}
          homeHref={homeHref}
          account={
            accountSwitch ?? (
              <AccountSwitch accounts={[{ id: businessName, name: businessName }]} current={businessName} />
            )
          }
          foot={<SignedInAs user={user} />}
          collapsed={collapsed}
          onCollapsedChange={onCollapsedChange}
        />
      </div>
      <div className={column}>
        <header className={header}>
          <div className={`${bar} ${widths[width]}`}>
            <div className={belowDesktop}>
              <Anchor href={homeHref} aria-label="Harbour, dashboard" className={phoneHome}>
                <Logo markOnly />
              </Anchor>
              {accountSwitch ?? (
                <span className={business} dir="auto">
                  {businessName}
                </span>
              )}
            </div>
            {breadcrumbs ? <div className={desktopOnly}>{breadcrumbs}</div> : searchField}
            <div className={headerEnd}>
              {breadcrumbs && searchField}
              {onSearch && (
                <div className={belowDesktop}>
                  <PlainIconButton icon={Search} label="Search" onClick={onSearch} />
                </div>
              )}
              {modeSwitch}
            </div>
          </div>
        </header>
        {notice && <div className={`${noticeStyle} ${widths[width]}`}>{notice}</div>}
        <main id="content" tabIndex={-1} aria-label={label} className={`${main} ${widths[width]}`}>
          {children}
        </main>
      </div>
      <PhoneNav items={nav} user={user} />
    </div>
  );
}

function SearchField({ onSearch }: { onSearch: () => void }) {
  return (
    <button type="button" className={search} onClick={onSearch} aria-keyshortcuts="Control+K Meta+K">
      <Icon icon={Search} />
      <span className={searchWord}>Search</span>
      <kbd className={keys}>{shortcutName('k')}</kbd>
    </button>
  );
}
