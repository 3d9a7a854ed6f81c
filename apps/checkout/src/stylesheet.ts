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
  const css = readFileSync(path.join(clientFolder, href), 'utf8');
  const sheet = parseSheet(withoutFaces(css).replaceAll(weight, systemWeight));
  sheets.set(href, sheet);
  return sheet;
}

const weight = /(--hb-weight-\w+:)(\d+)/g;

/** Ours are steps of a variable font. Those of systems have a regular and a bold, and a browser asks for each weight anew. */
function systemWeight(_: string, name: string, value: string): string {
  return `${name}${Number(value) < 500 ? 400 : 600}`;
}

const fontFace = /@font-face\{[^}]*\}/g;

/** Without fonts of our own and their names: a browser asks the system for a font that it doesn't know. */
function withoutFaces(css: string): string {
  let lean = css;
  for (const face of css.match(fontFace) ?? []) {
    const name = /font-family:"?([^";}]+)/.exec(face)?.[1];
    lean = lean.replace(face, '').replaceAll(new RegExp(`"?${name}"?,\\s*`, 'g'), '');
  }
  return lean;
}

/**
 * The CSS that a page of the matched routes needs, `brand` included, to stand in it: the form waits for no other request.
 *
 * The whole checkout stands in the system's font: naming a web font delays the first paint, and where one arrives late on one
 * page and in time on the next, letters and amounts would change their width in the middle of a payment.
 */
export function stylesFor(
  { manifest, staticHandlerContext }: EntryContext,
  html: string,
  brand: string,
): string {
  const hrefs = staticHandlerContext.matches.flatMap((match) => manifest.routes[match.route.id]?.css ?? []);
  // As one: what a sheet sets another one may read.
  const all = [...new Set(hrefs)].flatMap(sheetAt);
  return usedCss([...all, ...parseSheet(brand)], html);
}
