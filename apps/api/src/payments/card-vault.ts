import type { KeyObject } from 'node:crypto';
import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import type { Transaction } from '../platform/database.ts';
import { mayWorkInBackground } from '../platform/background-work.ts';
import { DomainError } from '../http/errors.ts';

/** What is kept for as long as a 3-D Secure method or challenge is open, and for nothing else. */
export interface CardData {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

interface Owner {
  businessId: string;
  attemptId: string;
  /** The payer's authentication token: half of the key, of which the server keeps a hash alone. */
  token: string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** A key for one process: what it sealed can't be opened by another, nor after a restart. */
export function randomVaultKey(): Buffer {
  return randomBytes(KEY_BYTES);
}

/** One key per attempt, so that once the payer's token is gone even the server's key opens nothing. */
function attemptKey(serverKey: Buffer, { token }: Owner): KeyObject {
  // Key objects, since Node takes long to find out of bytes that they are none.
  const key = hkdfSync('sha256', createSecretKey(serverKey), token, 'card data of an attempt', KEY_BYTES);
  return createSecretKey(Buffer.from(key));
}

/** Binds the ciphertext to its place: moved to another attempt or business it opens no more. */
function placeOf({ businessId, attemptId }: Owner): Buffer {
  return Buffer.from(`${businessId}:${attemptId}`, 'utf8');
}

/** AES-256-GCM: 12 bytes IV, 16 bytes tag, ciphertext. */
export function sealCard(serverKey: Buffer, owner: Owner, card: CardData): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', attemptKey(serverKey, owner), iv).setAAD(placeOf(owner));
  const body = Buffer.concat([cipher.update(JSON.stringify(card), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Fails with: invalid_token, when the key, the place or a single bit is not the one that was sealed. */
export function openCard(serverKey: Buffer, owner: Owner, sealed: Buffer): CardData {
  try {
    const iv = sealed.subarray(0, IV_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', attemptKey(serverKey, owner), iv, {
      authTagLength: TAG_BYTES,
    })
      .setAAD(placeOf(owner))
      .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    const card: CardData = JSON.parse(body.toString('utf8'));
    return card;
  } catch {
    // The reason stays untold: it would say something about the key or the text.
    throw new DomainError('invalid_token');
  }
}

export async function storeCard(
  trx: Transaction,
  serverKey: Buffer,
  owner: Owner,
  card: CardData,
  expiresAt: Date,
): Promise<void> {
  await trx
    .insertInto('card_vault')
    .values({
      attempt_id: owner.attemptId,
      business_id: owner.businessId,
      sealed: sealCard(serverKey, owner, card),
      expires_at: expiresAt,
    })
    .execute();
}

/** Reads the card of an attempt and holds it, so that it is not wiped meanwhile; `undefined` once it was. Fails with: invalid_token. */
export async function readCard(
  trx: Transaction,
  serverKey: Buffer,
  owner: Owner,
): Promise<CardData | undefined> {
  const row = await trx
    .selectFrom('card_vault')
    .select('sealed')
    .where('attempt_id', '=', owner.attemptId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : openCard(serverKey, owner, row.sealed);
}

/** Lets the card of an attempt stay for the next step. */
export async function keepCardUntil(trx: Transaction, attemptId: string, expiresAt: Date): Promise<void> {
  await trx
    .updateTable('card_vault')
    .set({ expires_at: expiresAt })
    .where('attempt_id', '=', attemptId)
    .execute();
}

export async function wipeCards(trx: Transaction, attemptIds: readonly string[]): Promise<void> {
  if (attemptIds.length === 0) return;
  await trx.deleteFrom('card_vault').where('attempt_id', 'in', attemptIds).execute();
}

/** Wipes what is past its time, whoever it belongs to. */
export async function wipeStaleCards(trx: Transaction, now: Date): Promise<void> {
  if (!(await mayWorkInBackground(trx))) return;
  await trx.deleteFrom('card_vault').where('expires_at', '<=', now).execute();
}
