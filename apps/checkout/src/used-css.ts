/** A stylesheet in its rules, made once: pages differ in which of them they need. */
export type Sheet = readonly Rule[];

type Rule =
  /** Needed by every page: `@keyframes`, statements. */
  | { kind: 'plain'; text: string }
  /** `@media` and the like: needed when something in it is. */
  | { kind: 'group'; head: string; rules: Sheet }
  | { kind: 'style'; selectors: readonly Selector[]; declarations: readonly Declaration[] };

interface Selector {
  text: string;
  /** What must all be in the page for it to mean anything: `element`, `.class`, `[look]` and `[look=value]`. */
  needs: readonly string[];
}

interface Declaration {
  text: string;
  /** The custom property that it sets, if it sets one. */
  variable: string | undefined;
  /** The custom properties that it reads. */
  reads: readonly string[];
}

/**
 * The attributes that choose a look for what is in them. Only the server writes them, so a rule for one that a page lacks
 * cannot come to hold there; other attributes may be set by a script.
 */
const look = '(data-theme|data-contrast|data-density|dir)';
const lookInHtml = new RegExp(`\\s${look}="([^"]*)"`, 'g');
const lookInSelector = new RegExp(`\\[${look}(?:="?([^"\\]]*)"?)?\\]`, 'g');

/** Reads a sheet as the build writes it, minified. */
export function parseSheet(css: string): Sheet {
  return blocksOf(css).map(({ head, body }): Rule => {
    if (body === undefined) return { kind: 'plain', text: head };
    if (/^@(media|supports|layer|container)\b/.test(head))
      return { kind: 'group', head, rules: parseSheet(body) };
    if (head.startsWith('@')) return { kind: 'plain', text: `${head}{${body}}` };
    const selectors = splitOutside(head, ',').map((text) => ({ text, needs: needsOf(text) }));
    return { kind: 'style', selectors, declarations: splitOutside(body, ';').map(declarationOf) };
  });
}

/**
 * The rules that a page can need: those whose elements, classes and looks all occur in its HTML; in them, the custom properties that something reads. Components bring the CSS of all their variants, the theme all of its
 * colours, and a page shows a few of them. What a script adds later is made of parts that stand in the page (templates
 * count), so all that it is made of is there too.
 */
export function usedCss(sheet: Sheet, html: string): string {
  const parts = new Set<string>();
  for (const [, name, value] of html.matchAll(lookInHtml)) parts.add(`[${name}]`).add(`[${name}=${value}]`);
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/g)) parts.add(name);
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(' ')) parts.add(`.${name}`);
  }
  const needed = pick(sheet, parts);
  return write(needed, variablesRead(needed, readsOf(html)));
}

function pick(sheet: Sheet, parts: ReadonlySet<string>): Sheet {
  return sheet.flatMap((rule): Sheet => {
    if (rule.kind === 'plain') return [rule];
    if (rule.kind === 'group') {
      const rules = pick(rule.rules, parts);
      return rules.length > 0 ? [{ ...rule, rules }] : [];
    }
    const selectors = rule.selectors.filter(({ needs }) => needs.every((part) => parts.has(part)));
    return selectors.length > 0 ? [{ ...rule, selectors }] : [];
  });
}

/** The custom properties that are read: by the page, by what a rule sets, or for the value of another one that is. */
function variablesRead(sheet: Sheet, byPage: readonly string[]): ReadonlySet<string> {
  const waiting = [...byPage];
  const readFor = new Map<string, string[]>();
  for (const { variable, reads } of declarationsIn(sheet)) {
    if (variable === undefined) waiting.push(...reads);
    else readFor.set(variable, [...(readFor.get(variable) ?? []), ...reads]);
  }
  const read = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    waiting.push(...(readFor.get(name) ?? []));
  }
  return read;
}

function declarationsIn(sheet: Sheet): readonly Declaration[] {
  return sheet.flatMap((rule) => {
    if (rule.kind === 'group') return declarationsIn(rule.rules);
    return rule.kind === 'style' ? rule.declarations : [declarationOf(rule.text)];
  });
}

function write(sheet: Sheet, read: ReadonlySet<string>): string {
  let css = '';
  for (const rule of sheet) {
    if (rule.kind === 'plain') {
      css += rule.text;
    } else if (rule.kind === 'group') {
      const inner = write(rule.rules, read);
      if (inner !== '') css += `${rule.head}{${inner}}`;
    } else {
      const used = rule.declarations.filter(({ variable }) => variable === undefined || read.has(variable));
      const body = used.map(({ text }) => text).join(';');
      if (body !== '') css += `${rule.selectors.map(({ text }) => text).join(',')}{${body}}`;
    }
  }
  return css;
}

function declarationOf(text: string): Declaration {
  return { text, variable: /^(--[\w-]+):/.exec(text)?.[1], reads: readsOf(text) };
}

function readsOf(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

/** Negations say where a rule does not hold, so what is in them need not be there. */
function needsOf(selector: string): string[] {
  const plain = selector.replace(/:not\([^()]*\)/g, '');
  const classes = [...plain.matchAll(/\.-?[_a-zA-Z][\w-]*/g)].map(([name]) => name);
  const looks = [...plain.matchAll(lookInSelector)].map(([, name, value]) =>
    value === undefined ? `[${name}]` : `[${name}=${value}]`,
  );
  // Not those in brackets, which may be one of several.
  const bare = plain.replace(/\([^)]*\)?/g, '').replace(/\[[^\]]*\]/g, '');
  const elements = [...bare.matchAll(/(?<=^|[\s>+~])[a-z][\w-]*/g)].map(([name]) => name);
  return [...elements, ...classes, ...looks];
}

/** Cuts at the commas between selectors or the semicolons between declarations, not at those in brackets or quotes. */
function splitOutside(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === '(' || character === '[') {
      depth += 1;
    } else if (character === ')' || character === ']') {
      depth -= 1;
    } else if (character === separator && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)].filter((part) => part !== '');
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
