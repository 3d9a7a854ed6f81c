import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EntryContext } from 'react-router';
import { parseSheet, usedCss } from './used-css.ts';
import type { Sheet } from './used-css.ts';

/** `build/client`, seen from `build/server/index.js`, which this module is bundled into. */
const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
const sheets = new Map<string, Sheet>();

function sheetAt(href: string): Sheet {
  const known = sheets.get(href);
  if (known !== undefined) return known;
  const sheet = parseSheet(withoutWaiting(readFileSync(path.join(clientFolder, href), 'utf8')));
  sheets.set(href, sheet);
  return sheet;
}

/**
 * Fonts may not hold up the form or move it: the web font is used where it is there by the first layout (from the page
 * before, mostly), else on the next page. Then no metrics-adjusted stand-in is needed either, whose look-up among the
 * installed fonts takes a third of the first layout. Its name goes, too: a browser asks the system for one it doesn't know.
 */
function withoutWaiting(css: string): string {
  const standIns = css.match(/@font-face\{[^}]*src:local\([^}]*\}/g) ?? [];
  let lean = css.replaceAll('font-display:swap', 'font-display:optional');
  for (const face of standIns) {
    const name = /font-family:"?([^";}]+)/.exec(face)?.[1];
    lean = lean.replace(face, '').replaceAll(new RegExp(`"?${name}"?,\\s*`, 'g'), '');
  }
  return lean;
}

/** The CSS that a page of the matched routes needs, to stand in it: the form waits for no other request. */
export function stylesFor({ manifest, staticHandlerContext }: EntryContext, html: string): string {
  const hrefs = staticHandlerContext.matches.flatMap((match) => manifest.routes[match.route.id]?.css ?? []);
  // As one: what a sheet sets another one may read.
  return usedCss([...new Set(hrefs)].flatMap(sheetAt), html);
}
