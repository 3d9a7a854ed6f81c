import { describe, expect, test } from 'vitest';
import { selectionWords, shownState, toggleRow, toggleShown } from './selection.ts';

const shown = ['a', 'b', 'c', 'd'];

test('one row turns on and off, and others stay', () => {
  expect([...toggleRow(new Set(['z']), 'a')]).toEqual(['z', 'a']);
  expect([...toggleRow(new Set(['z', 'a']), 'a')]).toEqual(['z']);
});

describe('a range', () => {
  test.each([
    ['down', 'a', 'c', ['a', 'b', 'c']],
    ['up', 'd', 'b', ['b', 'c', 'd']],
  ])('%s from the row pressed before', (_, anchor, to, expected) => {
    expect([...toggleRow(new Set([anchor]), to, { shown, anchor })].toSorted()).toEqual(expected);
  });
  test('turns off what the pressed row turns off', () => {
    expect([...toggleRow(new Set(shown), 'c', { shown, anchor: 'b' })]).toEqual(['a', 'd']);
  });
  test.each([undefined, 'gone'])('without a row to begin at (%s) is one row', (anchor) => {
    expect([...toggleRow(new Set(), 'c', { shown, anchor })]).toEqual(['c']);
  });
});

test('the header adds all that is shown, then takes them out, and leaves other pages alone', () => {
  const all = toggleShown(new Set(['z', 'b']), shown);
  expect([...all].toSorted()).toEqual(['a', 'b', 'c', 'd', 'z']);
  expect([...toggleShown(all, shown)]).toEqual(['z']);
});

test('some, all or none of what is shown', () => {
  expect(shownState(new Set(['z']), shown)).toBe('none');
  expect(shownState(new Set(['a', 'z']), shown)).toBe('some');
  expect(shownState(new Set([...shown, 'z']), shown)).toBe('all');
  expect(shownState(new Set(['z']), [])).toBe('none');
});

test('says how many, and how many of them are not in sight', () => {
  expect(selectionWords(new Set(['a', 'b']), shown)).toBe('2 selected');
  expect(selectionWords(new Set(['a', 'y', 'z']), shown)).toBe('3 selected, 2 not shown here');
});
