/**
 * Replaces every decimal digit of another script (Arabic-Indic, Persian, Devanagari, full-width, …) by its ASCII digit;
 * all else stays. What somebody's keyboard types must never be dropped silently.
 */
export function toAsciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(valueOf(digit)));
}

/** Unicode lays a script's ten digits out in a row, 0 first, and some rows touch: the distance to the row's start tells. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let start = point;
  while (isDigit(start - 1)) start -= 1;
  return (point - start) % 10;
}

function isDigit(point: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(point));
}
