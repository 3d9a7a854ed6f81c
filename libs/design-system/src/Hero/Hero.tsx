import type { ReactNode } from 'react';
import { Contours } from '../Contours/Contours.tsx';
import {
  actions as actionsStyle,
  aside as asideStyle,
  hero,
  inner,
  lead as leadStyle,
  title as titleStyle,
  words,
} from './Hero.css.ts';

export interface HeroProps {
  /** The page's h1. */
  title: ReactNode;
  lead: ReactNode;
  actions?: ReactNode;
  /** The thing itself rather than a picture of it. */
  aside?: ReactNode;
}

/** The opening of a public page. Buttons inside stand on the dark hull and take its colours. */
export function Hero({ title, lead, actions, aside }: HeroProps) {
  return (
    <section className={hero}>
      <Contours />
      <div className={inner}>
        <div className={words}>
          <h1 className={titleStyle}>{title}</h1>
          <p className={leadStyle}>{lead}</p>
          {actions && (
            <div className={actionsStyle} data-theme="dark">
              {actions}
            </div>
          )}
        </div>
        {aside && <div className={asideStyle}>{aside}</div>}
      </div>
    </section>
  );
}
