/**
 * The one form of an address by which a person is known: trimmed and case-folded, whatever alphabet it is in.
 * A Turkish `İ` becomes `i̇` whether it was typed as one character or two; a dotless `ı` stays another letter than `i`,
 * since folding them together would give one person's account to another.
 */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase().normalize('NFC');
}
