import { detectBrand, isLuhnValid } from '@harbour/domain/card';
import { describe, expect, it } from 'vitest';
import { cardTable } from './card-table.ts';
import { testCards } from './test-cards.ts';

describe('the card table', () => {
  it.each(cardTable)('$number is a well-formed $brand number', ({ number, brand }) => {
    expect(isLuhnValid(number)).toBe(true);
    expect(detectBrand(number)?.brand).toBe(brand);
  });

  it('tells its cards apart by brand and last four digits, as repeated requests are recognised by them', () => {
    const keys = cardTable.map(({ brand, number }) => `${brand} ${number.slice(-4)}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('shows people the number, brand and behaviour of every card', () => {
    expect(testCards).toHaveLength(cardTable.length);
    expect(testCards[0]).toEqual({
      number: '4242424242424242',
      brand: 'visa',
      behaviour: 'Succeeds without 3-D Secure',
    });
  });
});
