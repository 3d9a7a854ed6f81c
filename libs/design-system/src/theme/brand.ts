import { clampChroma, converter, formatHex, parse, wcagContrast, type Oklch } from 'culori';
import { dark, light, type Palette } from './palette.ts';

/** The roles of the theme that carry a merchant's colour. Surfaces, text and status tones stay Harbour's. */
export type BrandRoles = Pick<Palette, 'action' | 'accent' | 'focus' | 'hull'>;

export interface BrandTheme {
  light: BrandRoles;
  dark: BrandRoles;
}

/** WCAG 2.2 AA: text 4.5:1; what marks a control or its focus 3:1. */
const TEXT = 4.5;
const SHAPE = 3;
/** A fill nearer to the page than this (in OKLab) does not read as the brand's colour, nor as a button. */
const DISTINCT = 0.12;
/** Below this chroma a colour has no hue to recognise a merchant by. */
const HUELESS = 0.04;

const toOklch = converter('oklch');
const toOklab = converter('oklab');
const toRgb = converter('rgb');
const white = '#ffffff';
const black = '#000000';

/**
 * A merchant's one colour as values of the theme's action, accent, focus and hull roles.
 *
 * Hue is kept throughout. The colour itself fills the hull and the button wherever it stands out from the page; where a
 * rule of contrast needs it (text, borders, focus) lightness moves as little as it has to, and chroma only as far as sRGB
 * ends. What lies on the colour is white or ink, whichever reads better. A colour without hue (white, black, grey) cannot
 * mark anything, so there the theme's own ink acts.
 *
 * @param color as CSS writes colours; alpha is ignored.
 * @returns undefined for what is no colour: the page then wears the plain theme.
 */
export function brandTheme(color: string): BrandTheme | undefined {
  const parsed = parse(color.trim());
  const brand = parsed && toOklch({ ...parsed, alpha: undefined });
  if (!brand || ![brand.l, brand.c].every(Number.isFinite)) return undefined;
  const own = { mode: 'oklch', l: brand.l, c: brand.c, h: brand.h ?? 0 } as const;
  return { light: roles(own, light, 'light'), dark: roles(own, dark, 'dark') };
}

function roles(brand: Oklch, base: Palette, theme: 'light' | 'dark'): BrandRoles {
  const grounds = [base.canvas, base.surface, base.raised];
  const readGrounds = [...grounds, base.sunken];
  const away = theme === 'light' ? -1 : 1;
  const grey = brand.c < HUELESS;
  const at = (l: number, c = brand.c) => hex({ ...brand, l, c: Math.min(brand.c, c) });

  const soft = theme === 'light' ? at(0.955, 0.025) : at(0.29, 0.045);
  const mark = nearest(brand, away, (color) => reaches(color, grounds, SHAPE));
  const solid = nearest(brand, away, (color) => reaches(color, grounds, SHAPE) && on(color) !== undefined);
  const accent = {
    text: nearest(brand, away, (color) => reaches(color, [...readGrounds, soft], TEXT)),
    soft,
    line: theme === 'light' ? at(0.83, 0.07) : at(0.45, 0.07),
    solid,
    onSolid: on(solid) ?? black,
  };
  return {
    action: grey ? base.action : action(brand, grounds, away),
    accent: grey ? base.accent : accent,
    focus: grey ? base.focus : mark,
    hull: hull(brand, theme),
  };
}

function action(brand: Oklch, grounds: string[], away: 1 | -1): Palette['action'] {
  const own = hex(brand);
  const bg = grounds.every((ground) => distance(own, ground) >= DISTINCT)
    ? own
    : nearest(brand, away, (color) => reaches(color, grounds, SHAPE));
  const text = on(bg) ?? black;
  const lch = toOklch(bg) ?? brand;
  const shift = (by: number) => hex({ ...lch, l: clampUnit(lch.l + by) });
  // Hover is deeper; lighter where the label would not be read any more, or where there is nothing deeper.
  const bgHover = [-0.06, 0.06, 0.14]
    .map(shift)
    .find((color) => distance(color, bg) > 0.03 && reaches(color, [text], TEXT));
  return {
    bg,
    bgHover: bgHover ?? bg,
    text,
    line: nearest(lch, away, (color) => reaches(color, grounds, SHAPE)),
  };
}

/** The panel a payer meets first wears the colour itself; at night no brighter than a lamp in a dark room. */
function hull(brand: Oklch, theme: 'light' | 'dark'): Palette['hull'] {
  const bg = hex(theme === 'light' ? brand : { ...brand, l: Math.min(brand.l, 0.4) });
  const text = on(bg) ?? black;
  const lch = toOklch(bg) ?? brand;
  const toText = text === white ? 1 : -1;
  // Steps that an eye tells apart near black, too, where OKLab's lightness hardly moves.
  const shift = (by: number) => hex({ ...lch, l: Math.max(by > 0 ? 0.16 + by : 0, clampUnit(lch.l + by)) });
  const lift = 0.07 * toText;
  const raised = reaches(shift(lift), [text], TEXT + 0.3) ? shift(lift) : shift(-lift);
  const both = [bg, raised];
  const ink = { ...lch, c: Math.min(lch.c, 0.05) };
  const muted = (color: string) => reaches(color, both, TEXT + 0.2);
  const textMuted = nearest(
    { ...ink, l: toText > 0 ? Math.max(0.76, lch.l) : Math.min(0.42, lch.l) },
    toText,
    muted,
    text,
  );
  return {
    bg,
    raised,
    line: shift(toText * 0.09),
    text,
    textMuted,
    marker: nearest({ ...lch, l: clampUnit(lch.l + toText * 0.4) }, toText, (color) =>
      reaches(color, both, SHAPE),
    ),
  };
}

/** White or black, the first that can be read on the colour; at least one always can. */
function on(color: string): string | undefined {
  return [white, black].find((text) => wcagContrast(text, color) >= TEXT);
}

/** The colour of this hue whose lightness is nearest, in one direction, to the start and does what is asked. */
function nearest(
  start: Oklch,
  direction: 1 | -1,
  does: (color: string) => boolean,
  otherwise = direction > 0 ? white : black,
): string {
  for (let l = clampUnit(start.l); l >= 0 && l <= 1; l += direction * 0.01) {
    const color = hex({ ...start, l });
    if (does(color)) return color;
  }
  return otherwise;
}

/** In sRGB, by giving up chroma and nothing else; a colour that is in it but for rounding stays as it is. */
function hex(color: Oklch): string {
  const { r, g, b } = toRgb(color);
  const inside = [r, g, b].every((share) => share > -0.002 && share < 1.002);
  return formatHex(inside ? color : clampChroma(color, 'oklch'));
}

const reaches = (color: string, grounds: readonly string[], ratio: number): boolean =>
  grounds.every((ground) => wcagContrast(color, ground) >= ratio);

const clampUnit = (value: number): number => Math.min(1, Math.max(0, value));

function distance(one: string, other: string): number {
  const [a, b] = [toOklab(one), toOklab(other)];
  return a && b ? Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b) : 0;
}
