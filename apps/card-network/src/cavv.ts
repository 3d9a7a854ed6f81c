import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an authentication is about; a cavv proves exactly this and nothing else. */
export type Authenticated = {
  dsTransID: string;
  cardNumber: string;
  /** Minor units. */
  amount: number;
  /** ISO 4217 letter code. */
  currency: string;
  eci: string;
};

/**
 * The issuer's cryptogram (20 bytes, base64). It is computed rather than stored, so that the acquirer can check it
 * after a restart and no card number has to be kept for that.
 */
export function issueCavv(secret: string, facts: Authenticated): string {
  const text = ['cavv', facts.dsTransID, facts.cardNumber, facts.amount, facts.currency, facts.eci].join('|');
  return createHmac('sha256', secret).update(text).digest().subarray(0, 20).toString('base64');
}

/** Whether a cavv was issued for just these facts. */
export function isCavvGood(secret: string, facts: Authenticated, cavv: string): boolean {
  const expected = Buffer.from(issueCavv(secret, facts));
  const given = Buffer.from(cavv);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Electronic commerce indicator of an authentication: Mastercard counts 02 and 01, the others 05 and 06. */
export function eciOf(brand: string, transStatus: 'Y' | 'A'): string {
  if (brand === 'mastercard') return transStatus === 'Y' ? '02' : '01';
  return transStatus === 'Y' ? '05' : '06';
}
