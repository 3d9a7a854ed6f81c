import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EntryContext } from 'react-router';
import { parseSheet, usedCss } from './used-css.ts';
import type { Sheet } from './used-css.ts';

/** `build/client`, seen from `build/server/index.js`, which this module is bundled into. */
const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
interface Read {
  withFont: Sheet;
  withoutFont: Sheet;
  /** Address of the font with the letters of English, where the sheet names it. */
  font: string | undefined;
}

const sheets = new Map<string, Read>();

function sheetAt(href: string): Read {
  const known = sheets.get(href);
  if (known !== undefined) return known;
  const css = readFileSync(path.join(clientFolder, href), 'utf8');
  const read = {
    withFont: parseSheet(
      withoutFaces(css, localFace).replaceAll('font-display:swap', 'font-display:optional'),
    ),
    withoutFont: parseSheet(withoutFaces(css, anyFace).replaceAll(weight, systemWeight)),
    font: /url\((\/checkout-assets\/archivo-latin-wght[^)]+)\)/.exec(css)?.[1],
  };
  sheets.set(href, read);
  return read;
}

const weight = /(--hb-weight-\w+:)(\d+)/g;

/** Ours are steps of a variable font. Those of systems have a regular and a bold, and a browser asks for each weight anew. */
function systemWeight(_: string, name: string, value: string): string {
  return `${name}${Number(value) < 500 ? 400 : 600}`;
}

const anyFace = /@font-face\{[^}]*\}/g;
const localFace = /@font-face\{[^}]*src:local\([^}]*\}/g;

/** Without these faces and their names: a browser asks the system for a font that it doesn't know. */
function withoutFaces(css: string, faces: RegExp): string {
  let lean = css;
  for (const face of css.match(faces) ?? []) {
    const name = /font-family:"?([^";}]+)/.exec(face)?.[1];
    lean = lean.replace(face, '').replaceAll(new RegExp(`"?${name}"?,\\s*`, 'g'), '');
  }
  return lean;
}

/**
 * The CSS that a page of the matched routes needs, `brand` included, to stand in it: the form waits for no other request.
 *
 * Fonts may not hold up the form or move it: the web font is used where it is there by the first layout. On the first page
 * of a visit it cannot be, and only to name it there delays the first paint; that page stands in the system's font. No
 * metrics-adjusted stand-in is needed then either, whose look-up among the installed fonts takes a third of the first layout.
 */
export function stylesFor(
  { manifest, staticHandlerContext }: EntryContext,
  html: string,
  brand: string,
  webFont: boolean,
): { css: string; font: string | undefined } {
  const hrefs = staticHandlerContext.matches.flatMap((match) => manifest.routes[match.route.id]?.css ?? []);
  const read = [...new Set(hrefs)].map(sheetAt);
  // As one: what a sheet sets another one may read.
  const all = read.flatMap(({ withFont, withoutFont }) => (webFont ? withFont : withoutFont));
  return { css: usedCss([...all, ...parseSheet(brand)], html), font: read.find(({ font }) => font)?.font };
}
