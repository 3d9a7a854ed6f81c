import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EntryContext } from 'react-router';

/** `build/client`, seen from `build/server/index.js`, which this module is bundled into. */
const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
const sheets = new Map<string, string>();

function sheet(href: string): string {
  const known = sheets.get(href);
  if (known !== undefined) return known;
  const css = withoutWaiting(readFileSync(path.join(clientFolder, href), 'utf8'));
  sheets.set(href, css);
  return css;
}

/**
 * Fonts may not hold up the form or move it: the web font is used where it is there by the first layout (from the page
 * before, mostly), else on the next page. Then no metrics-adjusted stand-in is needed either, whose look-up among the
 * installed fonts takes a third of the first layout.
 */
function withoutWaiting(css: string): string {
  return css
    .replaceAll('font-display:swap', 'font-display:optional')
    .replace(/@font-face\{src:local\([^}]*\}/g, '');
}

/** All CSS of the matched routes, to stand in the page itself: nothing that the form waits for needs another request. */
export function stylesOf({ manifest, staticHandlerContext }: EntryContext): string {
  const hrefs = staticHandlerContext.matches.flatMap((match) => manifest.routes[match.route.id]?.css ?? []);
  return [...new Set(hrefs)].map(sheet).join('');
}
