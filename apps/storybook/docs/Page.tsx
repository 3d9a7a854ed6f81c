import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Heading } from '@harbour/design-system/Heading';
import { lead as leadStyle, muted, page, section, sectionHead } from './pages.css.ts';

/** A foundation's page. */
export function Page({ title, lead, children }: { title?: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Unstyled>
      <div className={page}>
        {title && (
          <header className={sectionHead}>
            <Heading level={1} size="display">
              {title}
            </Heading>
            {lead && <p className={leadStyle}>{lead}</p>}
          </header>
        )}
        {children}
      </div>
    </Unstyled>
  );
}

/** One subject of a page. */
export function Section({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={section}>
      <div className={sectionHead}>
        <Heading level={2}>{title}</Heading>
        {note && <p className={muted}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
