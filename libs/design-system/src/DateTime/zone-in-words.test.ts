import { expect, it } from 'vitest';
import { zoneInWords } from './DateTime.tsx';

it.each([
  ['Africa/Lagos', 'Lagos time (GMT+1)'],
  ['Europe/Berlin', 'Berlin time (CET/CEST)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time (GMT-3)'],
  ['UTC', 'UTC'],
])('%s is called %s', (timeZone, words) => {
  expect(zoneInWords({ timeZone, today: '2026-11-27' })).toBe(words);
});
