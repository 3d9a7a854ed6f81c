/**
 * The rules of a stylesheet that a page can need: those without a class, and those whose classes all occur in its HTML.
 * Components bring the CSS of all their variants, and a page shows a few of them. What a script adds later is made of
 * parts that stand in the page (templates count), so its classes are there too.
 *
 * @param css minified, as the build writes it
 */
export function usedCss(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  return rulesOf(css)
    .map((rule) => keep(rule, classes))
    .join('');
}

interface Rule {
  /** Selector or at-rule, up to the brace. */
  head: string;
  /** Between the braces; undefined for a statement without any. */
  body: string | undefined;
}

function keep({ head, body }: Rule, classes: ReadonlySet<string>): string {
  if (body === undefined) return head;
  if (/^@(media|supports|layer|container)\b/.test(head)) {
    const inner = rulesOf(body)
      .map((rule) => keep(rule, classes))
      .join('');
    return inner === '' ? '' : `${head}{${inner}}`;
  }
  if (head.startsWith('@')) return `${head}{${body}}`;
  const used = splitSelectors(head).filter((selector) => isUsed(selector, classes));
  return used.length > 0 ? `${used.join(',')}{${body}}` : '';
}

/** Negations say where a rule does not hold, so the classes in them need not be there. */
function isUsed(selector: string, classes: ReadonlySet<string>): boolean {
  const named = selector.replace(/:not\([^()]*\)/g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g);
  return [...named].every(([, name = '']) => classes.has(name));
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

/** Cuts a sheet, or the inside of a block, into its rules. Braces in quotes are text. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
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
        rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
        start = index + 1;
      }
    } else if (character === ';' && depth === 0) {
      rules.push({ head: css.slice(start, index + 1).trim(), body: undefined });
      start = index + 1;
    }
  }
  return rules;
}
