import type { ReactNode } from 'react';
import { Contours } from '../Contours/Contours.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { Logo } from '../Logo/Logo.tsx';
import {
  description as descriptionStyle,
  footer as footerStyle,
  home,
  main,
  page,
  panel,
  panelText,
  panelTitle,
  panelWords,
  side,
  titles,
} from './AuthLayout.css.ts';
import { Passage } from './Passage.tsx';

export interface AuthLayoutProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** The other way: "No account yet? Create one". */
  footer?: ReactNode;
  homeHref?: string;
}

/** Signing in and everything around it: one column for the form, and from desktop width on a panel beside it. */
export function AuthLayout({ title, description, children, footer, homeHref = '/' }: AuthLayoutProps) {
  return (
    <div className={page}>
      <div className={side}>
        <header>
          <Anchor href={homeHref} aria-label="Harbour, home" className={home}>
            <Logo />
          </Anchor>
        </header>
        <main tabIndex={-1} aria-label={title} className={main}>
          <div className={titles}>
            <Heading level={1}>{title}</Heading>
            {description && <p className={descriptionStyle}>{description}</p>}
          </div>
          {children}
          {footer && <div className={footerStyle}>{footer}</div>}
        </main>
      </div>
      <aside className={panel}>
        <Contours />
        <Passage />
        <div className={panelWords}>
          <p className={panelTitle}>Know where every payment is.</p>
          <p className={panelText}>
            Send a link, follow your customer’s payment from the card to the bank’s answer, and see what is
            left for you after the fee.
          </p>
        </div>
      </aside>
    </div>
  );
}
