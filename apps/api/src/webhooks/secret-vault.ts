import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** The key of all webhook secrets, from a key that serves other ends too. */
export function webhookKeyFrom(serverKey: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', serverKey, '', 'webhook secrets', KEY_BYTES));
}

/** Whose secret it is: moved to another endpoint or business it opens no more. */
interface Owner {
  business_id: string;
  id: string;
}

const placeOf = (owner: Owner): Buffer => Buffer.from(`${owner.business_id}:${owner.id}`, 'utf8');

/** AES-256-GCM: 12 bytes IV, 16 bytes tag, ciphertext. */
export function sealSecret(key: Buffer, owner: Owner, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(placeOf(owner));
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Throws when the key, the place or a single bit is not the one that was sealed. */
export function openSecret(key: Buffer, owner: Owner, sealed: Buffer): string {
  const iv = sealed.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    .setAAD(placeOf(owner))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return body.toString('utf8');
}
