import { expect, test } from 'vitest';
import { rowSlots } from './row-slots.ts';

const all = () => true;
const none = () => false;
const drawn = new Map([
  ['a', 0],
  ['b', 1],
  ['c', 2],
  ['d', 3],
]);
const slots = (keys: string, keeps: (key: string) => boolean) =>
  Object.fromEntries(rowSlots(drawn, [...keys], keeps));

test('rows that stay keep their elements, and those that come beyond either end have new ones', () => {
  expect(slots('cdef', all)).toEqual({ c: 2, d: 3, e: 4, f: 5 });
  expect(slots('yzab', all)).toEqual({ y: 4, z: 5, a: 0, b: 1 });
});

test('in a leap the elements stay where they are and show the rows of the other place', () => {
  expect(slots('wxyz', none)).toEqual({ w: 0, x: 1, y: 2, z: 3 });
  expect(slots('cdef', none)).toEqual({ c: 0, d: 1, e: 2, f: 3 });
  expect(slots('vwxyz', none)).toEqual({ v: 0, w: 1, x: 2, y: 3, z: 4 });
});

test.each([
  { keys: 'bwxyz', to: 'the end', expected: { b: 1, w: 2, x: 3, y: 4, z: 5 } },
  { keys: 'wxyzb', to: 'the beginning', expected: { w: 0, x: 4, y: 5, z: 6, b: 1 } },
])('in a leap to $to the row that has focus keeps its element, and none passes it', ({ keys, expected }) => {
  expect(slots(keys, (key) => key === 'b')).toEqual(expected);
});

test('asked once more, it answers with the same', () => {
  const leapt = rowSlots(drawn, [...'wxbyz'], (key) => key === 'b');
  expect(rowSlots(leapt, [...'wxbyz'], (key) => key === 'b')).toBe(leapt);
});
