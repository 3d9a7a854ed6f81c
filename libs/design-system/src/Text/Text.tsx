import type { ReactNode } from 'react';
import { aligns, measured, numericText, sizes, tones, truncated, weights } from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  size?: keyof typeof sizes;
  tone?: keyof typeof tones;
  weight?: keyof typeof weights;
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small';
  align?: keyof typeof aligns;
  /** References, masked cards, phone numbers: digits of one width that keep their order in any script. Amounts are Money. */
  numeric?: boolean;
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  /** Limits the line to a length that reads well. */
  measure?: boolean;
  /** So that a control can refer to it by `aria-describedby`. */
  id?: string;
}

/** Words outside a heading. */
export function Text({
  children,
  size = 'sm',
  tone = 'default',
  weight = 'regular',
  as: Element = 'p',
  align = 'start',
  numeric = false,
  truncate = false,
  measure = false,
  id,
}: TextProps) {
  const classes = [
    sizes[size],
    tones[tone],
    weights[Element === 'strong' && weight === 'regular' ? 'strong' : weight],
    align !== 'start' && aligns[align],
    numeric && numericText,
    truncate && truncated,
    measure && measured,
  ];
  return (
    <Element id={id} className={classes.filter(Boolean).join(' ')} dir={truncate ? 'auto' : undefined}>
      {numeric ? <bdi dir="ltr">{children}</bdi> : children}
    </Element>
  );
}

// Without hooks: a table calls it instead of mounting it.
Text.flat = true;
