import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { Logo } from '../Logo/Logo.tsx';
import * as styles from './PublicLayout.css.ts';

export interface NavLink {
  href: string;
  label: string;
  current?: boolean;
}

interface FooterGroup {
  title: string;
  links: readonly NavLink[];
}

const noGroups: readonly FooterGroup[] = [];

export interface PublicLayoutProps {
  children: ReactNode;
  nav: readonly NavLink[];
  /** Sign in, create account. */
  actions?: ReactNode;
  footerGroups?: readonly FooterGroup[];
  /** One sentence beside the logo in the footer. */
  footerLead?: ReactNode;
  homeHref?: string;
}

/** Public pages: header, page, footer. The phone's menu opens without a script. */
export function PublicLayout({
  children,
  nav,
  actions,
  footerGroups = noGroups,
  footerLead,
  homeHref = '/',
}: PublicLayoutProps) {
  const links = nav.map((link) => (
    <li key={link.href}>
      <Anchor href={link.href} aria-current={link.current ? 'page' : undefined} className={styles.navLink}>
        {link.label}
      </Anchor>
    </li>
  ));
  return (
    <div className={styles.page}>
      <a href="#content" className={styles.skip}>
        Skip to the content
      </a>
      <header className={styles.header}>
        <div className={`${styles.container} ${styles.bar}`}>
          <Anchor href={homeHref} aria-label="Harbour, home" className={styles.home}>
            <Logo />
          </Anchor>
          <nav aria-label="Main" className={styles.nav}>
            <ul className={styles.navList}>{links}</ul>
          </nav>
          {actions && <div className={styles.actions}>{actions}</div>}
          <details className={styles.phoneMenu}>
            <summary className={styles.phoneMenuButton}>
              <Icon icon={Menu} /> Menu
            </summary>
            <div className={styles.phonePanel}>
              <nav aria-label="Main, on a phone">
                <ul className={styles.phoneList}>{links}</ul>
              </nav>
              {actions && <div className={styles.phoneActions}>{actions}</div>}
            </div>
          </details>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={`${styles.container} ${styles.footerInner}`}>
          <div className={styles.footerLead}>
            <Logo tone="hull" />
            {footerLead}
          </div>
          {footerGroups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <p className={styles.footerTitle}>{group.title}</p>
              <ul className={styles.footerList}>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <Anchor href={link.href} className={styles.footerLink}>
                      {link.label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </footer>
    </div>
  );
}
