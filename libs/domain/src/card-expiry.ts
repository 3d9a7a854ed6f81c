import { toAsciiDigits } from './digits.ts';

/** A card's last month; `year` has four digits, `month` is 1–12. */
export interface CardExpiry {
  month: number;
  year: number;
}

const separator = String.raw`\s*[/.\-–\s]\s*`;
const monthFirst = new RegExp(`^(0?[1-9]|1[0-2])${separator}(20\\d\\d|\\d\\d)$`);
const monthFirstBare = /^(0[1-9]|1[0-2])(20\d\d|\d\d)$/;
const yearFirst = new RegExp(`^(20\\d\\d)${separator}(0?[1-9]|1[0-2])$`);
/** What may still become one of the above as typing goes on. */
const unfinished = new RegExp(
  `^(0|(0?[1-9]|1[0-2])(${separator}(2|20|20\\d|\\d)?|\\s*)|(0[1-9]|1[0-2])(\\d|20\\d))$`,
);

/** Reads `MM/YY`, `MM / YYYY`, `MMYY`, `MMYYYY` and the `YYYY-MM` of autofill; undefined for anything else. */
export function parseExpiry(text: string): CardExpiry | undefined {
  const typed = toAsciiDigits(text).trim();
  const match = monthFirst.exec(typed) ?? monthFirstBare.exec(typed);
  if (match) return { month: Number(match[1]), year: fullYear(Number(match[2])) };
  const swapped = yearFirst.exec(typed);
  return swapped ? { month: Number(swapped[2]), year: Number(swapped[1]) } : undefined;
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

/** Cards are not issued for longer than this; a later year is a slip of the finger. */
const longestValidity = 20;

/**
 * Judges an expiry date at a moment. A card is good through the last day of its month, and that day ends at UTC−12, so
 * no payer is told "expired" while it still is that day where they are.
 */
export function checkExpiry(
  text: string,
  now: Date,
): 'empty' | 'incomplete' | 'valid' | 'expired' | 'invalid' {
  const typed = toAsciiDigits(text).trim();
  if (typed === '') return 'empty';
  const expiry = parseExpiry(typed);
  if (!expiry) return unfinished.test(typed) ? 'incomplete' : 'invalid';
  if (expiry.year > now.getUTCFullYear() + longestValidity) return 'invalid';
  const firstMomentAfter = Date.UTC(expiry.year, expiry.month, 1, 12);
  return now.getTime() < firstMomentAfter ? 'valid' : 'expired';
}
