import type { ComponentType } from 'react';
import { icon as iconStyle } from './Icon.css.ts';

interface IconGraphicProps {
  size?: number | string;
  strokeWidth?: number | string;
  'aria-hidden'?: boolean | 'true' | 'false';
  focusable?: boolean | 'true' | 'false';
  className?: string;
}

/** An icon of lucide-react, or any component that draws one: `icon={Plus}`. */
export type IconComponent = ComponentType<IconGraphicProps>;

export interface IconProps {
  icon: IconComponent;
  /** Edge in pixels. */
  size?: 12 | 14 | 16 | 20 | 24 | 32;
}

/**
 * Draws an icon as decoration: whatever it means is also said in words beside it. Arrows that mean forward or back turn
 * with the direction of writing.
 */
export function Icon({ icon: Graphic, size = 16 }: IconProps) {
  return (
    <Graphic
      size={size}
      strokeWidth={size >= 24 ? 1.5 : 1.75}
      aria-hidden="true"
      focusable="false"
      className={iconStyle}
    />
  );
}
