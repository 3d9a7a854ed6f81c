/**
 * Somebody else's words as the database takes them, `most` code points at most: never half a surrogate pair, which jsonb
 * refuses, and no NUL, which no text of PostgreSQL's holds. Both become U+FFFD.
 */
export function shorten(text: string, most: number): string {
  return Array.from(text.toWellFormed().replaceAll('\0', '\uFFFD')).slice(0, most).join('');
}
