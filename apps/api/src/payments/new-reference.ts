import { randomBytes } from 'node:crypto';

/** Crockford's alphabet without I, L, O and U: nothing in it can be misread. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 24;

/** A reference that nobody can guess: 24 characters, 120 bits. */
export function newReference(): string {
  return [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
