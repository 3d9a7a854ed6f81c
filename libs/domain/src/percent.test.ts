import { describe, expect, test } from 'vitest';
import { formatPercent } from './percent.ts';

describe('a share as a percentage', () => {
  test.each([
    [0.124, {}, '12.4%'],
    [0.5, {}, '50%'],
    [1, {}, '100%'],
    [0.12345, {}, '12.3%'],
    [0.5, { exact: true }, '50.0%'],
    [0.428, { decimals: 0 }, '43%'],
    [12.5, {}, '1,250%'],
    [0.124, { locale: 'de' }, '12,4\u00a0%'],
  ])('%d with %j is %s', (share, options, written) => {
    expect(formatPercent(share, options)).toBe(written);
  });
});
