import { describe, expect, it } from 'vitest';
import { changeInCount, changeInRate } from './change.ts';

describe('figures against the days before', () => {
  it('tells growth and loss', () => {
    expect(changeInCount(150, 100)).toEqual({ text: '50%', direction: 'up' });
    expect(changeInCount(75, 100, 'neutral')).toEqual({ text: '25%', direction: 'down', tone: 'neutral' });
    expect(changeInCount(100, 100)).toEqual({ text: '0%', direction: 'flat' });
  });

  it('compares nothing with zero', () => {
    expect(changeInCount(10, 0)).toBeUndefined();
    expect(changeInRate(0.5, null)).toBeUndefined();
  });

  it('tells rates in percentage points', () => {
    expect(changeInRate(0.974, 0.95)).toEqual({ text: '2.4 pts', direction: 'up' });
  });
});
