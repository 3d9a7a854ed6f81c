import { converter, wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandTheme, type BrandRoles } from './brand.ts';
import { dark, light, type Palette } from './palette.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Every pair that a branded page shows: what is read 4.5:1, what marks a control or its focus 3:1. */
function failures(roles: BrandRoles, base: Palette): string[] {
  const grounds = [base.canvas, base.surface, base.raised];
  const { action, accent, focus, hull } = roles;
  const text: [string, string, readonly string[]][] = [
    ['action', action.text, [action.bg, action.bgHover]],
    ['accent', accent.text, [...grounds, base.sunken, accent.soft]],
    ['solid accent', accent.onSolid, [accent.solid]],
    ['body text on the tint', base.text, [accent.soft]],
    ['hull', hull.text, [hull.bg, hull.raised]],
    ['muted hull', hull.textMuted, [hull.bg, hull.raised]],
  ];
  const shapes: [string, string, readonly string[]][] = [
    ['edge of the action', action.line, grounds],
    ['solid accent', accent.solid, grounds],
    ['focus', focus, grounds],
    ['marker', hull.marker, [hull.bg]],
  ];
  const below = (ratio: number) => (pair: [string, string, readonly string[]]) =>
    pair[2].some((ground) => wcagContrast(pair[1], ground) < ratio);
  return [...text.filter(below(4.5)), ...shapes.filter(below(3))].map(([name, color]) => `${name} ${color}`);
}

const edges = [
  '#ffffff',
  '#000000',
  '#ffff00',
  '#ffd400',
  '#808080',
  '#777777',
  '#0000ff',
  '#00ff00',
  '#ff0000',
];

describe('a page in a brand can be read and operated', () => {
  test.each(edges)('%s', (color) => {
    const theme = brandTheme(color);
    expect(theme && failures(theme.light, light)).toEqual([]);
    expect(theme && failures(theme.dark, dark)).toEqual([]);
  });
  test('any colour of sRGB, in both themes', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const theme = brandTheme(color);
        if (!theme) throw new Error(`${color} is a colour`);
        expect([...failures(theme.light, light), ...failures(theme.dark, dark)]).toEqual([]);
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});

test('the colour itself fills the panel and the button where it stands out from the page', () => {
  for (const color of ['#0f766e', '#e11d48', '#ffd400', '#7c3aed', '#000080']) {
    const theme = brandTheme(color);
    expect(theme?.light.hull.bg).toBe(color);
    expect(theme?.light.action.bg).toBe(color);
  }
});

test('what is nudged for contrast keeps its hue', () => {
  const toOklch = converter('oklch');
  fc.assert(
    fc.property(hex, (color) => {
      const brand = toOklch(color);
      const accent = toOklch(brandTheme(color)?.light.accent.text);
      // Near grey a hue is rounding.
      fc.pre(brand !== undefined && accent !== undefined && brand.c > 0.06 && accent.c > 0.03);
      const turn = Math.abs((brand.h ?? 0) - (accent.h ?? 0));
      expect(Math.min(turn, 360 - turn)).toBeLessThan(4);
    }),
    { numRuns: 200 },
  );
});

test.each(['#ffffff', '#000000', '#808080', '#fafafa'])('%s has no hue to act with: ink does', (color) => {
  const theme = brandTheme(color);
  expect(theme?.light.action).toEqual(light.action);
  expect(theme?.dark.action).toEqual(dark.action);
  expect(theme?.light.accent).toEqual(light.accent);
});

test.each(['', '#12345', 'red; } body { display: none', 'url(x)', 'var(--x)', 'currentColor'])(
  'what is no colour brands nothing: %j',
  (text) => expect(brandTheme(text)).toBeUndefined(),
);

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)];

test('every value is a plain hex colour, so that it can be written into a style sheet', () => {
  fc.assert(
    fc.property(hex, (color) => {
      expect(leaves(brandTheme(color)).filter((value) => !/^#[0-9a-f]{6}$/.test(value))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
