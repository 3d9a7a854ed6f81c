/** A stylesheet in its rules, made once: pages differ in which of them they need. */
export type Sheet = readonly Rule[];

type Rule =
  /** Needed by every page: `@font-face`, `@keyframes`, statements. */
  | { kind: 'plain'; text: string }
  /** `@media` and the like: needed when something in it is. */
  | { kind: 'group'; head: string; rules: Sheet }
  | { kind: 'style'; selectors: readonly Selector[]; body: string };

interface Selector {
  text: string;
  /** Classes that all have to be in the page for it to mean anything. */
  classes: readonly string[];
}

/** Reads a sheet as the build writes it, minified. */
export function parseSheet(css: string): Sheet {
  return blocksOf(css).map(({ head, body }): Rule => {
    if (body === undefined) return { kind: 'plain', text: head };
    if (/^@(media|supports|layer|container)\b/.test(head))
      return { kind: 'group', head, rules: parseSheet(body) };
    if (head.startsWith('@')) return { kind: 'plain', text: `${head}{${body}}` };
    const selectors = splitSelectors(head).map((text) => ({ text, classes: classesOf(text) }));
    return { kind: 'style', selectors, body };
  });
}

/**
 * The rules that a page can need: those without a class, and those whose classes all occur in its HTML. Components bring
 * the CSS of all their variants, and a page shows a few of them. What a script adds later is made of parts that stand in
 * the page (templates count), so its classes are there too.
 */
export function usedCss(sheet: Sheet, html: string): string {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(' ')) classes.add(name);
  }
  return write(sheet, classes);
}

function write(sheet: Sheet, classes: ReadonlySet<string>): string {
  let css = '';
  for (const rule of sheet) {
    if (rule.kind === 'plain') {
      css += rule.text;
    } else if (rule.kind === 'group') {
      const inner = write(rule.rules, classes);
      if (inner !== '') css += `${rule.head}{${inner}}`;
    } else {
      const used = rule.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
      if (used.length > 0) css += `${used.map(({ text }) => text).join(',')}{${rule.body}}`;
    }
  }
  return css;
}

/** Negations say where a rule does not hold, so the classes in them need not be there. */
function classesOf(selector: string): string[] {
  const named = selector.replace(/:not\([^()]*\)/g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g);
  return [...named].map(([, name = '']) => name);
}

/** Cuts at the commas between selectors, not at those within `:is(…)`. */
function splitSelectors(head: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < head.length; index += 1) {
    const character = head[index];
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (character === ',' && depth === 0) {
      selectors.push(head.slice(start, index));
      start = index + 1;
    }
  }
  return [...selectors, head.slice(start)];
}

interface Block {
  /** Selector or at-rule, up to the brace. */
  head: string;
  /** Between the braces; undefined for a statement without any. */
  body: string | undefined;
}

/** Cuts a sheet, or the inside of a block, into its parts. Braces in quotes are text. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  let quote = '';
  for (let index = 0; index < css.length; index += 1) {
    const character = css.charAt(index);
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0) {
        blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
        start = index + 1;
      }
    } else if (character === ';' && depth === 0) {
      blocks.push({ head: css.slice(start, index + 1).trim(), body: undefined });
      start = index + 1;
    }
  }
  return blocks;
}
