// Writes src/generated/currencies.ts: the ISO 4217 table (code → [decimals, numeric code]) out of the `currency-codes`
// package, so that no one types an exponent and no browser downloads country names.
import { mkdirSync, writeFileSync } from 'node:fs';
import currencyCodes from 'currency-codes';

type Entry = readonly [exponent: number, numeric: string];

/**
 * What ISO 4217 has changed since the package's list of 2024-06-25: the Caribbean guilder came for the Antillean one,
 * Bulgaria took the euro, Cuba and Zimbabwe dropped a second currency.
 */
const added: Record<string, Entry> = { XCG: [2, '532'] };
const withdrawn = new Set(['ANG', 'BGN', 'CUC', 'ZWL']);

/** Metals, units of account and test codes: ISO gives them no minor unit ("N.A."), so nothing can be priced in them. */
const withoutMinorUnit = new Set('XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' '));

const table = new Map<string, Entry>(Object.entries(added));
for (const { code, digits, number } of currencyCodes.data) {
  if (!withdrawn.has(code) && !withoutMinorUnit.has(code)) table.set(code, [digits, number]);
}

const lines = [...table]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([code, [exponent, numeric]]) => `  ${code}: [${exponent}, '${numeric}'],`);

const folder = new URL('../src/generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL('currencies.ts', folder),
  `// Generated from ISO 4217 by generate/currencies.ts; do not edit.
/** ISO 4217: code → [number of decimals, numeric code]. */
export const currencies: Readonly<Record<string, readonly [exponent: number, numeric: string]>> = {
${lines.join('\n')}
};
`,
);
