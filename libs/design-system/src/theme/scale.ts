/** The 4-px grid: a step of `Space` times four pixels, in rem so that it grows with the reader's font size. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const;

export type Space = keyof typeof space;

/** Type scale: size and line height, both on the 4-px grid. Headings tighten as they grow. */
export const type = {
  xs: { size: '0.75rem', line: '1rem', tracking: '0.01em' },
  sm: { size: '0.875rem', line: '1.25rem', tracking: '0.004em' },
  md: { size: '1rem', line: '1.5rem', tracking: '0em' },
  lg: { size: '1.125rem', line: '1.75rem', tracking: '-0.004em' },
  xl: { size: '1.375rem', line: '1.75rem', tracking: '-0.008em' },
  '2xl': { size: '1.75rem', line: '2.25rem', tracking: '-0.012em' },
  '3xl': { size: '2.25rem', line: '2.75rem', tracking: '-0.016em' },
  display: { size: 'clamp(2.5rem, 1.6rem + 3.6vw, 4rem)', line: '1.05', tracking: '-0.022em' },
} as const;

export type TypeStep = keyof typeof type;

/** Heights and paddings that follow `data-density`: comfortable unless an ancestor says compact. */
export const comfortable = {
  control: { sm: '2rem', md: '2.5rem', lg: '3rem' },
  density: { row: '3rem', cell: '0.75rem', gap: '1rem' },
} as const;

export const compact = {
  control: { sm: '1.75rem', md: '2rem', lg: '2.5rem' },
  density: { row: '2.25rem', cell: '0.5rem', gap: '0.75rem' },
} as const;

/** Widths at which layouts change. Below `tablet` is a phone; from `desktop` on there is a sidebar. */
export const breakpoints = { tablet: 640, desktop: 1024 } as const;

export const media = {
  phone: `screen and (max-width: ${breakpoints.tablet - 0.02}px)`,
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  belowDesktop: `screen and (max-width: ${breakpoints.desktop - 0.02}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  /** A window zoomed in far, or a phone that lies on its side: what stays in place would leave a line to the rest. */
  low: '(max-height: 30rem)',
  hover: '(hover: hover)',
  touch: '(hover: none)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
} as const;
