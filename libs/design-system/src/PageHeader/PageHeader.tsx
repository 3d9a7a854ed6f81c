import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import {
  actions as actionsStyle,
  back as backStyle,
  description as descriptionStyle,
  header,
  row,
  titleLine,
  titles,
} from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The page's h1. */
  title: ReactNode;
  description?: ReactNode;
  /** What can be done with the whole page. */
  actions?: ReactNode;
  /** The list that this page belongs to. */
  back?: { href: string; label: string };
  /** Beside the title: a status. */
  meta?: ReactNode;
}

/** Says where one is and what can be done here. */
export function PageHeader({ title, description, actions, back, meta }: PageHeaderProps) {
  return (
    <header className={header}>
      {back && (
        <Anchor href={back.href} className={backStyle}>
          <Icon icon={ArrowLeft} size={14} />
          {back.label}
        </Anchor>
      )}
      <div className={row}>
        <div className={titles}>
          <div className={titleLine}>
            <Heading level={1}>{title}</Heading>
            {meta}
          </div>
          {description && <p className={descriptionStyle}>{description}</p>}
        </div>
        {actions && <div className={actionsStyle}>{actions}</div>}
      </div>
    </header>
  );
}
