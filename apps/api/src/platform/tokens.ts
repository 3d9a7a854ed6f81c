import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A fresh secret of 256 bits (base64url, 43 characters), with an optional readable prefix (`sk_test_`). */
export function newToken(prefix = ''): string {
  return prefix + randomBytes(TOKEN_BYTES).toString('base64url');
}

/**
 * What the database keeps of a token: its SHA-256 in hex. A plain hash is enough, since a token has 256 bits of its own
 * (unlike a password, it can't be guessed).
 */
export function hashToken(token: string): string {
  return hash('sha256', token);
}

/** Compares two texts in a time that does not tell how much of them is equal. */
export function sameSecret(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(left)), Buffer.from(hashToken(right)));
}
