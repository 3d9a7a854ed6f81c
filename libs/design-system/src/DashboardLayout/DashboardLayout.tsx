import type { ReactNode } from 'react';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { skip } from '../PublicLayout/PublicLayout.css.ts';
import {
  business,
  column,
  header,
  headerEnd,
  home,
  layout,
  main,
  notice as noticeStyle,
  phoneLogo,
  sidebar,
} from './DashboardLayout.css.ts';
import { PhoneNav } from './PhoneNav.tsx';
import { SidebarNav, type NavItem } from './SidebarNav.tsx';

export type { NavItem } from './SidebarNav.tsx';

export interface DashboardLayoutProps {
  children: ReactNode;
  /** Only what the person may see. The first four stand in the phone's bar. */
  nav: readonly NavItem[];
  businessName: string;
  homeHref: string;
  modeSwitch?: ReactNode;
  userMenu?: ReactNode;
  /** A Banner over every page: e-mail not confirmed, verification missing. */
  notice?: ReactNode;
}

/** The merchant's workplace: sidebar and header, on a phone a bar at the foot and a drawer. */
export function DashboardLayout({
  children,
  nav,
  businessName,
  homeHref,
  modeSwitch,
  userMenu,
  notice,
}: DashboardLayoutProps) {
  return (
    <div className={layout}>
      <a href="#content" className={skip}>
        Skip to the content
      </a>
      <nav className={sidebar} aria-label="Main">
        <Anchor href={homeHref} aria-label="Harbour, dashboard" className={home}>
          <Logo tone="hull" />
        </Anchor>
        <SidebarNav items={nav} />
      </nav>
      <div className={column}>
        <header className={header}>
          <Anchor href={homeHref} aria-label="Harbour, dashboard" className={phoneLogo}>
            <Logo markOnly />
          </Anchor>
          <span className={business}>{businessName}</span>
          <div className={headerEnd}>
            {modeSwitch}
            {userMenu}
          </div>
        </header>
        {notice && <div className={noticeStyle}>{notice}</div>}
        <main id="content" tabIndex={-1} className={main}>
          {children}
        </main>
      </div>
      <PhoneNav items={nav} businessName={businessName} />
    </div>
  );
}
