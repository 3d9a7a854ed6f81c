import { expect, test } from 'vitest';
import { middleRows, missing, rowsToward } from './row-span.ts';

const options = { most: 4, from: 103 };
const goal = { first: 100, last: 122 };

test('what is drawn and no longer wanted goes, and a few rows come at the end', () => {
  expect(rowsToward({ first: 90, last: 112 }, goal, options)).toEqual({ first: 100, last: 116 });
});

test('scrolling back, a few rows come at the beginning', () => {
  expect(rowsToward({ first: 110, last: 132 }, goal, options)).toEqual({ first: 106, last: 122 });
});

test('after a leap it begins with what is in view, goes on to the end and fills the beginning last', () => {
  let drawn = { first: 0, last: 22 };
  const steps = Array.from({ length: 6 }, () => (drawn = rowsToward(drawn, goal, options)));
  expect(steps).toEqual([
    { first: 103, last: 107 },
    { first: 103, last: 111 },
    { first: 103, last: 115 },
    { first: 103, last: 119 },
    { first: 102, last: 122 },
    goal,
  ]);
});

test('a list that has become shorter shows its last rows', () => {
  expect(rowsToward({ first: 100, last: 122 }, { first: 0, last: 2 }, { most: 4, from: 3 })).toEqual({
    first: 0,
    last: 2,
  });
});

test('what is drawn as wanted stays as it is', () => {
  expect(rowsToward(goal, goal, options)).toEqual(goal);
});

test('what is missing of a view is counted, at either end and far away', () => {
  expect(missing({ first: 95, last: 117 }, goal)).toBe(5);
  expect(missing({ first: 103, last: 125 }, goal)).toBe(3);
  expect(missing({ first: 0, last: 22 }, goal)).toBe(22);
  expect(missing({ first: 90, last: 130 }, goal)).toBe(0);
});

test('as many rows as may be stand around the middle of a view', () => {
  expect(middleRows({ first: 100, last: 115 }, 8)).toEqual({ first: 103, last: 111 });
  expect(middleRows({ first: 0, last: 15 }, 38)).toEqual({ first: 0, last: 15 });
});
