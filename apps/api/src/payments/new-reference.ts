import { randomBytes } from 'node:crypto';
import { reservedReferences } from '@harbour/domain/reference';
import { DomainError } from '../http/errors.ts';

/** Crockford's alphabet without I, L, O and U: nothing in it can be misread. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 24;

/** A reference that nobody can guess: 24 characters, 120 bits. */
export function newReference(): string {
  return [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** Fails with: reference_reserved, for words that stand at a reference's place in some path. */
export function refuseReserved(reference: string): void {
  if (!reservedReferences.includes(reference.toLowerCase())) return;
  throw new DomainError('reference_reserved', {
    errors: [
      { field: 'reference', message: 'This word is reserved. Choose another reference.', code: 'reserved' },
    ],
  });
}
