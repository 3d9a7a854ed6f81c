import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 43 characters of 62 are just above 256 bits. */
const LENGTH = 43;

export type KeyKind = 'publishable' | 'secret';
export type KeyPrefix = `${'pk' | 'sk'}_${'test' | 'live'}_`;

export function prefixOf(mode: 'test' | 'live', kind: KeyKind): KeyPrefix {
  return `${kind === 'publishable' ? 'pk' : 'sk'}_${mode}_`;
}

/** A fresh key; letters and digits only, so that a double click selects the whole. */
export function newKeyText(prefix: KeyPrefix): string {
  return prefix + Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
