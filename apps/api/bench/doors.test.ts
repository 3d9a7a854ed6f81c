import { expect, test } from 'vitest';
import { countFailed } from './doors.ts';

const report = (numTotalTests: number, numPassedTests: number, numFailedTests: number) => ({
  numTotalTests,
  numPassedTests,
  numFailedTests,
});

test('the tests that do not pass are counted, those that were left out too', () => {
  expect(countFailed(report(5, 5, 0), true)).toEqual({ failed: 0, tests: 5 });
  expect(countFailed(report(5, 3, 2), false)).toEqual({ failed: 2, tests: 5 });
  expect(countFailed(report(5, 4, 0), true)).toEqual({ failed: 1, tests: 5 });
});

test('files that could not be loaded are no figure, alone or beside others that pass', () => {
  expect(() => countFailed(report(0, 0, 0), false)).toThrow('no tests');
  expect(() => countFailed(report(0, 0, 0), true)).toThrow('no tests');
  expect(() => countFailed(report(5, 5, 0), false)).toThrow('broke off');
});
