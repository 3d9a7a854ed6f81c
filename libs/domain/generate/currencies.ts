// Writes src/generated/: ISO 4217 out of the `currency-codes` package, so that no one types an exponent and no browser
// downloads the names of countries. The numeric codes are a file of their own, for servers alone.
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

const rows = [...table].toSorted(([a], [b]) => a.localeCompare(b));
const codesWith = (decimals: number) => rows.filter(([, [exponent]]) => exponent === decimals);
const exponents = [...new Set(rows.map(([, [exponent]]) => exponent))].toSorted();
const lines = exponents.map(
  (decimals) =>
    `  ${decimals}: '${codesWith(decimals)
      .map(([code]) => code)
      .join(' ')}',`,
);

const folder = new URL('../src/generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
const note = '// Generated from ISO 4217 by generate/currencies.ts; do not edit.';
writeFileSync(
  new URL('currencies.ts', folder),
  `${note}
/** By their number of decimals. */
export const codesByExponent = {
${lines.join('\n')}
};
`,
);
writeFileSync(
  new URL('currency-numbers.ts', folder),
  `${note}
export const currencyNumbers: Readonly<Record<string, string>> = {
${rows.map(([code, [, numeric]]) => `  ${code}: '${numeric}',`).join('\n')}
};
`,
);
