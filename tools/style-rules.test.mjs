// Each kind of value that an app may not hold, and each side that would not turn, is caught; what is right is not.
import { describe, expect, test } from 'vitest';
import { sheetProblems, styleProblems } from './style-rules.mjs';

const rule = (declarations) =>
  `import { style } from '@vanilla-extract/css';\nexport const x = style({ ${declarations} });`;
const inSheet = (declarations, app) =>
  styleProblems(rule(declarations), { file: 'x.css.ts', app }).map((p) => p.message);
const inScreen = (jsx) =>
  styleProblems(`export const X = () => ${jsx};`, { file: 'X.tsx', app: true }).map((p) => p.message);

describe('in every style sheet', () => {
  test.each([
    "marginLeft: 'auto'",
    'paddingRight: 0',
    "borderTop: '1px solid'",
    'left: 0',
    'top: 0',
    "width: '100%'",
    "maxHeight: '1px'",
    "borderTopLeftRadius: '0'",
    "textAlign: 'left'",
    "float: 'right'",
    "'@media': { print: { marginLeft: 0 } }",
    "selectors: { '&:hover': { right: 0 } }",
  ])('%s is refused', (declarations) => {
    expect(inSheet(declarations, false)).toHaveLength(1);
  });
  test.each([
    "marginInlineStart: 'auto', insetBlockStart: 0, inlineSize: '100%', textAlign: 'end'",
    "borderStartStartRadius: '2px', overflowX: 'auto', color: '#fff', fontSize: '1rem', padding: '3px'",
  ])('%s is left alone', (declarations) => {
    expect(inSheet(declarations, false)).toEqual([]);
  });
});

describe('in an app', () => {
  test.each([
    ["color: '#fff'", 'color: use a colour of the theme'],
    ["background: 'rgb(0 0 0 / 0.5)'", 'background: use a colour of the theme'],
    ["background: 'white'", 'background: use a colour of the theme'],
    ["border: '1px solid Red'", 'border: use a colour of the theme'],
    ['boxShadow: `0 1px hsl(20 10% 10%)`', 'boxShadow: use a colour of the theme'],
    ['boxShadow: `0 1px ${a}, 0 2px oklch(0.2 0 0)`', 'boxShadow: use a colour of the theme'],
    ["fontSize: '0.8125rem'", 'fontSize: use typeStyle or vars.weight'],
    ['lineHeight: 1.5', 'lineHeight: use typeStyle or vars.weight'],
    ["fontWeight: '600'", 'fontWeight: use typeStyle or vars.weight'],
    ["letterSpacing: '-0.02em'", 'letterSpacing: use typeStyle or vars.weight'],
    ["padding: '1rem'", 'padding: use a step of space'],
    ['paddingBlock: `${space[2]} 13px`', 'paddingBlock: use a step of space'],
    ['gap: 12', 'gap: use a step of space'],
    ["marginBlockStart: '-0.5rem'", 'marginBlockStart: use a step of space'],
    ["insetInlineStart: 'calc(50% - 2em)'", 'insetInlineStart: use a step of space'],
    ["marginInline: wide ? '2rem' : 0", 'marginInline: use a step of space'],
    ["borderRadius: '8px'", 'borderRadius: use vars.radius'],
    ["'@media': { print: { gap: '1rem' } }", 'gap: use a step of space'],
  ])('%s is refused', (declarations, message) => {
    expect(inSheet(declarations, true)).toEqual([message]);
  });
  test('a value under another name is refused', () => {
    const named = "const wide = '1.5rem';\nconst ink = '#123456';";
    expect(styleProblems(named, { file: 'x.css.ts', app: true })).toHaveLength(2);
  });
  test.each([
    ["<p style={{ color: 'red' }} />", 'color: use a colour of the theme'],
    ['<p style={{ padding: 8 }} />', 'padding: use a step of space'],
    ["<p style={{ fontSize: '2rem' }} />", 'fontSize: use typeStyle or vars.weight'],
    ["<p style={{ marginLeft: '50%' }} />", 'marginLeft: use the logical property'],
    ['<path fill="#0f766e" />', 'fill: use a colour of the theme'],
    ["<path stroke={dark ? 'black' : line} />", 'stroke: use a colour of the theme'],
  ])('inline, %s is refused', (jsx, message) => {
    expect(inScreen(jsx)).toEqual([message]);
  });
  test.each([
    'gap: space[4], padding: `${space[2]} ${space[3]}`, borderRadius: vars.radius.lg, margin: 0',
    "border: `1px solid ${vars.color.line}`, gap: '1px', insetInlineStart: '30%', marginInline: 'auto'",
    "maxInlineSize: '44rem', gridTemplateColumns: '2fr 1fr', inlineSize: '1px', aspectRatio: '16 / 9'",
    'boxShadow: vars.elevation.dialog, background: `rgb(${vars.color.shadow} / 0.5)`',
    "color: 'inherit', background: 'transparent', fontWeight: vars.weight.strong, fontSize: 'inherit'",
  ])('%s is left alone', (declarations) => {
    expect(inSheet(declarations, true)).toEqual([]);
  });
});

describe('in a plain style sheet', () => {
  test.each([
    ['.a { margin-left: 1rem; }', 'marginLeft: use the logical property'],
    ['.a:hover { color: #fff }', 'color: use a colour of the theme'],
    ['@media print { .a { background: white; } }', 'background: use a colour of the theme'],
    ['.a { text-align: right; }', 'textAlign: use start or end'],
  ])('%s is refused', (css, message) => {
    expect(sheetProblems(`/* a sheet */\n${css}`)).toEqual([{ line: 2, message }]);
  });
  test.each([
    '.a:focus { margin-inline-start: 1rem; color: var(--hb-color-text) }',
    '/* color: red; */ .left { font-size: 1rem; border: 0; }',
    ':root { --white: #fff; }',
  ])('%s is left alone', (css) => {
    expect(sheetProblems(css)).toEqual([]);
  });
});

test('inline in the design system, a side that would not turn is refused', () => {
  const inline = 'export const X = () => <p style={{ left: 0, padding: 8 }} />;';
  const problems = styleProblems(inline, { file: 'X.tsx', app: false });
  expect(problems.map(({ message }) => message)).toEqual(['left: use the logical property']);
});
