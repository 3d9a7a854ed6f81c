import { describe, expect, test } from 'vitest';
import { dark, darkContrast, light, lightContrast, type Palette, type Tone } from './palette.ts';

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

/** WCAG 2.2 contrast ratio of two opaque colours. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const toneNames = ['accent', 'success', 'warn', 'danger', 'neutral'] as const;

/** Text that may stand on a background, by name: at least 4.5:1. */
function textPairs(palette: Palette): [name: string, text: string, background: string][] {
  const grounds = ['canvas', 'surface', 'sunken', 'raised'] as const;
  const tones = toneNames.map((name): [string, Tone] => [name, palette[name]]);
  return [
    ...grounds.flatMap((ground): [string, string, string][] => [
      [`text on ${ground}`, palette.text, palette[ground]],
      [`muted text on ${ground}`, palette.textMuted, palette[ground]],
      ...tones.map(([name, tone]): [string, string, string] => [
        `${name} on ${ground}`,
        tone.text,
        palette[ground],
      ]),
    ]),
    ...tones.flatMap(([name, tone]): [string, string, string][] => [
      [`${name} on its tint`, tone.text, tone.soft],
      [`text on the tint of ${name}`, palette.text, tone.soft],
      [`text on solid ${name}`, tone.onSolid, tone.solid],
    ]),
    ['text on an active row', palette.text, palette.overlay.active],
    ['muted text on an active row', palette.textMuted, palette.overlay.active],
    ['accent on an active row', palette.accent.text, palette.overlay.active],
    ['danger on an active row', palette.danger.text, palette.overlay.active],
    ['muted text on a neutral tint', palette.textMuted, palette.neutral.soft],
    ['text on an action', palette.action.text, palette.action.bg],
    ['text on a hovered action', palette.action.text, palette.action.bgHover],
    ['text on the hull', palette.hull.text, palette.hull.bg],
    ['muted text on the hull', palette.hull.textMuted, palette.hull.bg],
    ['text on the raised hull', palette.hull.text, palette.hull.raised],
    ['muted text on the raised hull', palette.hull.textMuted, palette.hull.raised],
  ];
}

/** Borders of controls, focus rings and filled marks against what lies around them: at least 3:1. */
function shapePairs(palette: Palette): [name: string, shape: string, background: string][] {
  const grounds = ['canvas', 'surface', 'raised'] as const;
  return [
    ...grounds.flatMap((ground): [string, string, string][] => [
      [`control border on ${ground}`, palette.lineStrong, palette[ground]],
      [`edge of an action on ${ground}`, palette.action.line, palette[ground]],
      [`focus ring on ${ground}`, palette.focus, palette[ground]],
      [`selected control on ${ground}`, palette.accent.solid, palette[ground]],
      [`invalid control on ${ground}`, palette.danger.solid, palette[ground]],
      [`success mark on ${ground}`, palette.success.solid, palette[ground]],
    ]),
    ['marker on the hull', palette.hull.marker, palette.hull.bg],
  ];
}

/** High contrast alone: every line that parts two things, against what lies on either side of it. */
function linePairs(palette: Palette): [name: string, line: string, background: string][] {
  const grounds = ['canvas', 'surface', 'sunken', 'raised'] as const;
  return [
    ...grounds.flatMap((ground): [string, string, string][] => [
      [`rule on ${ground}`, palette.line, palette[ground]],
      ...toneNames.map((name): [string, string, string] => [
        `${name} border on ${ground}`,
        palette[name].line,
        palette[ground],
      ]),
    ]),
    ...toneNames.map((name): [string, string, string] => [
      `${name} border on its tint`,
      palette[name].line,
      palette[name].soft,
    ]),
    ['ring of an active row', palette.overlay.edge, palette.raised],
    ['ring of an active row on the row', palette.overlay.edge, palette.overlay.active],
    ['rule on the hull', palette.hull.line, palette.hull.bg],
    ['rule on the raised hull', palette.hull.line, palette.hull.raised],
  ];
}

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s palette', (_, palette) => {
  test.each(textPairs(palette))('%s reaches 4.5:1', (_name, text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(shapePairs(palette))('%s reaches 3:1', (_name, shape, background) => {
    expect(contrast(shape, background)).toBeGreaterThanOrEqual(3);
  });
});

describe.each([
  ['light', lightContrast],
  ['dark', darkContrast],
] as const)('the %s high contrast palette', (_, palette) => {
  test.each(textPairs(palette))('%s reaches 7:1', (_name, text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(7);
  });
  test.each([...shapePairs(palette), ...linePairs(palette)])(
    '%s reaches 4.5:1',
    (_name, shape, background) => {
      expect(contrast(shape, background)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test.each([
  ['light', light],
  ['dark', dark],
  ['light high contrast', lightContrast],
  ['dark high contrast', darkContrast],
] as const)('in %s the active row of an open list stands out from its list', (_, palette) => {
  expect(contrast(palette.overlay.active, palette.raised)).toBeGreaterThanOrEqual(1.25);
});
