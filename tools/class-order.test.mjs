// Where two sheets meet on one element the order of loading would decide; every such place is found, and only those.
import { expect, test } from 'vitest';
import { classOrderProblems, composedProblems } from './class-order.mjs';

const sheets = {
  'A/A.css.ts': `export const one = style({ color: 'red' }); export const two = style({});`,
  'B/B.css.ts': `
    export const plain = style({ color: 'blue' });
    export const half = style({ selectors: { '&:hover': { color: 'blue' } } });
    export const lifted = style(outranking({ color: 'blue' }));
    export const raised = style({ selectors: { '&&:hover': { color: 'blue' }, 'tr > &&': { opacity: 1 } } });
    export const raisedOnPhone = style({ '@media': { [media.phone]: { selectors: { '&&': { gap: 0 } } } } });`,
};
const imports = `import { one, two } from './A.css.ts';
import { plain, half, lifted, raised, raisedOnPhone as narrow } from '../B/B.css.ts';
import * as all from '../B/B.css.ts';
`;
const problems = (body) => classOrderProblems('A/A.tsx', imports + body, (sheet) => sheets[sheet]);

test.each([
  ['a template', 'const X = () => <p className={`${one} ${plain}`} />;'],
  ['a constant', 'const classes = `${one} ${open ? plain : two}`;'],
  ['a list', "const classes = [one, plain].join(' ');"],
  ['a whole sheet by name', 'const classes = `${one} ${all.plain}`;'],
  ['a rule that outranks in part only', 'const classes = `${one} ${half}`;'],
])('%s that mixes sheets is refused', (_, body) => {
  expect(problems(body)).toEqual([{ line: 4, message: expect.stringContaining('A.css.ts and B.css.ts') }]);
});

test.each([
  ['classes of one sheet', 'const classes = `${one} ${two}`;'],
  ['a rule of a second sheet that outranks anywhere', 'const classes = `${one} ${raised}`;'],
  ['one raised by the theme', 'const classes = `${one} ${lifted}`;'],
  ['one that outranks within a media query', 'const classes = `${one} ${narrow}`;'],
  ['two elements', 'const X = () => <p className={one}><b className={plain} /></p>;'],
  ['a property of the same name', 'const classes = `${one} ${props.plain}`;'],
])('%s is fine', (_, body) => {
  expect(problems(body)).toEqual([]);
});

test('a class built from a class of another sheet is refused, a selector that mentions one is not', () => {
  const imported = `import { one } from '../A/A.css.ts';\n`;
  expect(
    composedProblems('B/B.css.ts', `${imported}export const x = style([one, { color: 'red' }]);`),
  ).toHaveLength(1);
  expect(
    composedProblems(
      'B/B.css.ts',
      `${imported}export const x = style({ selectors: { [\`\${one} &\`]: {} } });`,
    ),
  ).toEqual([]);
  expect(
    composedProblems('B/B.css.ts', `${imported}export const x = style([one, outranking({ color: 'red' })]);`),
  ).toEqual([]);
});
