import { expect, test } from 'vitest';
import { cutOffAfter, cutOffBefore, payDay } from './cut-off.ts';

const at = (instant: string) => new Date(instant);

test.each([
  ['Africa/Lagos', '2026-03-02T22:59:59.999Z', '2026-03-02T23:00:00.000Z'],
  ['Africa/Lagos', '2026-03-02T23:00:00.000Z', '2026-03-03T23:00:00.000Z'],
  // The clocks go forward: a day of 23 hours, then back: one of 25.
  ['America/New_York', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ['America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  // Midnight itself is skipped.
  ['Africa/Cairo', '2026-04-23T21:59:59.999Z', '2026-04-23T22:00:00.000Z'],
])('in %s, %s falls under the cut-off %s', (zone, instant, cutOff) => {
  expect(cutOffAfter(at(instant), zone).toISOString()).toBe(cutOff);
});

test.each(['Africa/Lagos', 'America/New_York', 'Europe/Berlin', 'Africa/Cairo', 'Pacific/Apia'])(
  'in %s the cut-offs of a year follow one another without a gap',
  (zone) => {
    let cutOff = cutOffAfter(at('2026-01-01T12:00:00Z'), zone);
    for (let day = 0; day < 365; day += 1) {
      const next = cutOffAfter(cutOff, zone);
      expect(cutOffBefore(next, zone)).toEqual(cutOff);
      cutOff = next;
    }
  },
);

test.each([
  ['2026-03-02T23:00:00Z', '2026-03-03'],
  // Friday's cut-off is Saturday's first moment.
  ['2026-03-06T23:00:00Z', '2026-03-09'],
  ['2026-03-07T23:00:00Z', '2026-03-09'],
])('what is cut off at %s should be at the bank on %s', (cutOff, day) => {
  expect(payDay(at(cutOff), 'Africa/Lagos')).toBe(day);
});
