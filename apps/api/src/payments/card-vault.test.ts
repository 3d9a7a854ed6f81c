import { expect, test } from 'vitest';
import { openCard, randomVaultKey, sealCard } from './card-vault.ts';

const key = randomVaultKey();
const owner = { businessId: 'biz_one', attemptId: 'att_one', token: 'the token of the payer' };
const card = { number: '4242424242424242', expMonth: 8, expYear: 2029, cvc: '123' };

test('a sealed card opens for its own attempt and payer, and shows nothing of itself', () => {
  const sealed = sealCard(key, owner, card);
  expect(openCard(key, owner, sealed)).toEqual(card);
  expect(sealed.includes(card.number)).toBe(false);
});

test('every flipped bit fails closed', () => {
  const sealed = sealCard(key, owner, card);
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const broken = Buffer.from(sealed);
    broken[bit >> 3] = (broken[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(() => openCard(key, owner, broken)).toThrow('not valid any more');
  }
});

test.each([
  ['another business', key, { ...owner, businessId: 'biz_two' }],
  ['another attempt', key, { ...owner, attemptId: 'att_two' }],
  ['another payer', key, { ...owner, token: 'somebody else' }],
  ["another server's key", randomVaultKey(), owner],
])('it does not open for %s', (_, otherKey, otherOwner) => {
  const sealed = sealCard(key, owner, card);
  expect(() => openCard(otherKey, otherOwner, sealed)).toThrow('not valid any more');
});
