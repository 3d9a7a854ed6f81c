import { assignVars, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { dark, darkContrast, light, lightContrast } from './palette.ts';
import { comfortable, compact, media, type } from './scale.ts';
import { ownOrder } from './styles.ts';

// Arial scaled to Archivo's metrics, measured on the product's own words in the regular and the strong weight: text
// does not move when the real font arrives. The ranges keep a browser from thickening Arial by itself.
globalFontFace('Archivo Fallback', [
  {
    fontWeight: '100 599',
    src: 'local("Arial"), local("Helvetica Neue"), local("Liberation Sans")',
    ascentOverride: '88.84%',
    descentOverride: '21.25%',
    lineGapOverride: '0%',
    sizeAdjust: '98.83%',
  },
  {
    fontWeight: '600 900',
    src: 'local("Arial Bold"), local("Helvetica Neue Bold"), local("Liberation Sans Bold")',
    ascentOverride: '91.63%',
    descentOverride: '21.92%',
    lineGapOverride: '0%',
    sizeAdjust: '95.82%',
  },
]);

globalStyle(':root, [data-theme="light"]', { vars: assignVars(vars.color, light), colorScheme: 'light' });

globalStyle(':root', {
  vars: {
    ...assignVars(vars.font, {
      body: '"Archivo Variable", "Archivo Fallback", system-ui, sans-serif',
      code: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", Menlo, Consolas, monospace',
    }),
    ...assignVars(vars.weight, { regular: '420', medium: '540', strong: '620' }),
    ...assignVars(vars.radius, { sm: '4px', md: '6px', lg: '10px', full: '999px' }),
    ...assignVars(vars.control, comfortable.control),
    ...assignVars(vars.density, comfortable.density),
    ...assignVars(vars.elevation, {
      popover: `0 1px 2px rgb(${vars.color.shadow} / 0.08), 0 8px 24px -4px rgb(${vars.color.shadow} / 0.18)`,
      dialog: `0 2px 4px rgb(${vars.color.shadow} / 0.08), 0 24px 64px -12px rgb(${vars.color.shadow} / 0.32)`,
    }),
    ...assignVars(vars.motion, {
      fast: '120ms',
      base: '200ms',
      slow: '320ms',
      out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    }),
    ...assignVars(vars.layer, {
      sticky: '10',
      navigation: '20',
      dialog: '100',
      popover: '110',
      tooltip: '120',
      toast: '130',
    }),
  },
});

// An island of the other theme is an element with the attribute, inside a page of either kind.
const inDark = { vars: assignVars(vars.color, dark), colorScheme: 'dark' } as const;
globalStyle(':root:not([data-theme="light"])', { '@media': { [media.dark]: inDark } });
globalStyle('[data-theme="dark"]', inDark);

// High contrast, asked for by the system or by `data-contrast="more"` on the themed element, around or inside it.
const more = '[data-contrast="more"]';
const around = (theme: string) => `${theme}${more}, ${theme} ${more}, ${more} ${theme}`;
const lightMore = { vars: assignVars(vars.color, lightContrast) };
const darkMore = { vars: assignVars(vars.color, darkContrast) };
globalStyle(`${more}, ${around('[data-theme="light"]')}`, lightMore);
globalStyle(`:root:not([data-theme="light"])${more}, :root:not([data-theme]) ${more}:not([data-theme])`, {
  '@media': { [media.dark]: darkMore },
});
globalStyle(around('[data-theme="dark"]'), darkMore);
globalStyle(':root, [data-theme="light"]', { '@media': { [media.moreContrast]: lightMore } });
globalStyle(':root:not([data-theme="light"])', {
  '@media': { [`${media.dark} and ${media.moreContrast}`]: darkMore },
});
globalStyle('[data-theme="dark"]', { '@media': { [media.moreContrast]: darkMore } });

// Density: more rows to a screen where a pointer is exact; a finger keeps its targets.
globalStyle('[data-density="compact"]', { vars: assignVars(vars.density, compact.density) });
globalStyle('[data-density="compact"]', {
  '@media': { [media.hover]: { vars: assignVars(vars.control, compact.control) } },
});
globalStyle('[data-density="comfortable"]', {
  vars: {
    ...assignVars(vars.control, comfortable.control),
    ...assignVars(vars.density, comfortable.density),
  },
});

globalStyle(':root', {
  '@media': {
    [media.reducedMotion]: {
      vars: { [vars.motion.fast]: '0ms', [vars.motion.base]: '0ms', [vars.motion.slow]: '0ms' },
    },
  },
});

// The reset sits in a layer: a component's own rule wins whatever order the bundler puts the sheets in.
const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { 'harbour-reset': rule as Record<string, string> } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
reset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlock: '5rem',
  accentColor: vars.color.accent.solid,
});
reset('body', {
  minBlockSize: '100dvh',
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: type.sm.size,
  lineHeight: type.sm.line,
  letterSpacing: type.sm.tracking,
  // Archivo's word space is narrow for running text.
  wordSpacing: '0.05em',
  fontWeight: vars.weight.regular,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  overflowWrap: 'anywhere',
});
// Text is inherited as the colour that it has outside: where a part of a page changes theme, it begins anew.
reset('[data-theme], [data-contrast]', { color: vars.color.text });
reset('input, button, textarea, select', {
  font: 'inherit',
  letterSpacing: 'inherit',
  fontVariantNumeric: 'inherit',
  color: 'inherit',
});
reset('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit' });
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
reset(
  ':where([dir="rtl"]) :is(p, h1, h2, h3, h4, h5, h6, li, dt, dd, th, td, figcaption, caption, legend, label, summary, span, strong, a, button, output)',
  ownOrder,
);
reset(':where([dir="rtl"]) :is(input, textarea)::placeholder', ownOrder);
// In high contrast an example is as dark as what was typed: its slant tells them apart.
const slanted = { fontStyle: 'italic' } as const;
reset('[data-contrast="more"] ::placeholder', slanted);
reset('::placeholder', { '@media': { [media.moreContrast]: slanted } });
// No last line of one word.
reset('p, figcaption', { textWrap: 'pretty' });
reset('img, svg', { display: 'block', maxInlineSize: '100%' });
reset('table', { borderCollapse: 'collapse' });
reset('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
reset('a', { color: 'inherit' });
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
reset('::selection', { background: vars.color.accent.soft, color: vars.color.text });
reset('[hidden]', { display: 'none !important' });
