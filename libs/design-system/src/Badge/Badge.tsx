import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import { badgeLook } from './badge-look.ts';
import type { tones } from './Badge.css.ts';
import type { marks } from './marks.css.ts';

export type BadgeTone = keyof typeof tones;

export interface BadgeProps {
  /** One or two words. */
  children: ReactNode;
  tone?: BadgeTone;
  /** The form beside the word; the tone's own unless it is given. `none` for a word that is a label and no state. */
  mark?: keyof typeof marks | 'none';
  /** In place of the mark, where badges of one column differ in kind. */
  icon?: IconComponent;
}

/** A state in a word. Tone and mark support the word and never stand for it. */
export function Badge({ children, tone = 'neutral', mark, icon }: BadgeProps) {
  return (
    <span className={badgeLook(tone, icon ? 'none' : mark)}>
      {icon && <Icon icon={icon} size={12} />}
      {children}
    </span>
  );
}

// Without hooks: a table calls it instead of mounting it.
Badge.flat = true;
