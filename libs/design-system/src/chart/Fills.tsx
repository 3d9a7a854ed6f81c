import { swatch } from './chart.css.ts';
import { flat, patternGround, patternInk, shape } from './fills.css.ts';

/**
 * Depths of one sea, as a nautical chart tells them: by tint and by hatching. No status tone, so a colour never says good
 * or bad; and never colour alone, since hatching and the edge remain in grey, in print and in forced colours.
 */
export const fills = ['deep', 'hatched', 'mid', 'dotted', 'shallow', 'ruled', 'land'] as const;

export type Fill = (typeof fills)[number];

/** The fill of a series by its place. */
export function fillAt(index: number): Fill {
  return fills[index % fills.length] ?? 'land';
}

/** The patterns of one chart; `id` keeps those of two charts on a page apart. */
export function FillPatterns({ id }: { id: string }) {
  const tile = { width: 6, height: 6, patternUnits: 'userSpaceOnUse' } as const;
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" style={{ position: 'absolute' }}>
      <defs>
        <pattern id={`${id}-hatched`} {...tile} patternTransform="rotate(45)">
          <rect width="6" height="6" className={patternGround} stroke="none" />
          <path d="M1.5 0V6" strokeWidth="3" className={patternInk} />
        </pattern>
        <pattern id={`${id}-dotted`} {...tile}>
          <rect width="6" height="6" className={patternGround} stroke="none" />
          <circle cx="3" cy="3" r="1.4" strokeWidth="0" className={patternInk} />
        </pattern>
        <pattern id={`${id}-ruled`} {...tile}>
          <rect width="6" height="6" className={patternGround} stroke="none" />
          <path d="M0 3H6" strokeWidth="1.25" className={patternInk} />
        </pattern>
      </defs>
    </svg>
  );
}

export interface FillProps {
  fill?: string;
  className: string;
}

/** Attributes that fill a shape. */
export function fillProps(fill: Fill, id: string): FillProps {
  if (fill === 'hatched' || fill === 'dotted' || fill === 'ruled') {
    return { fill: `url(#${id}-${fill})`, className: shape };
  }
  return { className: `${shape} ${flat[fill]}` };
}

/** The sample of a fill in a legend. */
export function Swatch({ fill, id }: { fill: Fill; id: string }) {
  return (
    <svg className={swatch} width="12" height="12" aria-hidden="true" focusable="false">
      <rect x="0.75" y="0.75" width="10.5" height="10.5" rx="2" {...fillProps(fill, id)} />
    </svg>
  );
}
