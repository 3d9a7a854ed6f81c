import { useId, type ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import {
  actions as actionsStyle,
  bodies,
  card,
  cardRoomy,
  description as descriptionStyle,
  footer as footerStyle,
  header,
  headerRuled,
  titles,
} from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  title?: string;
  description?: ReactNode;
  /** Beside the title; at most two. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** `none` for a table or a list that runs to the edges. */
  padding?: keyof typeof bodies;
  /** The title's place in the outline. */
  level?: 2 | 3 | 4;
}

/** One subject, held together by a border. Cards do not lie in cards. */
export function Card({
  children,
  title,
  description,
  actions,
  footer,
  padding = 'md',
  level = 2,
}: CardProps) {
  const titleId = useId();
  return (
    <section
      className={padding === 'lg' ? `${card} ${cardRoomy}` : card}
      aria-labelledby={title ? titleId : undefined}
    >
      {(title || actions) && (
        <header className={padding === 'none' ? `${header} ${headerRuled}` : header}>
          <div className={titles}>
            {title && (
              <Heading level={level} size="sm" id={titleId}>
                {title}
              </Heading>
            )}
            {description && <p className={descriptionStyle}>{description}</p>}
          </div>
          {actions && <div className={actionsStyle}>{actions}</div>}
        </header>
      )}
      <div className={bodies[padding]}>{children}</div>
      {footer && <footer className={footerStyle}>{footer}</footer>}
    </section>
  );
}
