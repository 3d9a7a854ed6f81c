import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import { badge, tones } from './Badge.css.ts';

export type BadgeTone = keyof typeof tones;

export interface BadgeProps {
  /** One or two words. */
  children: ReactNode;
  tone?: BadgeTone;
  icon?: IconComponent;
}

/** A state in a word. The tone supports the word and never stands for it. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={`${badge} ${tones[tone]}`}>
      {icon && <Icon icon={icon} size={12} />}
      {children}
    </span>
  );
}

// Without hooks: a table calls it instead of mounting it.
Badge.flat = true;
