import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateIn, dayRange, isTimeZone, startOfDay } from './time-zone.ts';

const zones = [
  'UTC',
  'Africa/Lagos',
  'America/New_York',
  'Europe/Berlin',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kathmandu',
];
const hours = (from: string, to: string, zone: string) => {
  const { start, end } = dayRange(from, to, zone);
  return (end.getTime() - start.getTime()) / 3_600_000;
};

describe('days of a time zone', () => {
  test.each([
    ['2026-03-31', 'Africa/Lagos', '2026-03-30T23:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
    ['2026-01-01', 'Pacific/Pago_Pago', '2026-01-01T11:00:00.000Z'],
    // Midnight does not exist: the clocks go from 23:59:59 to 01:00:00.
    ['2025-09-07', 'America/Santiago', '2025-09-07T04:00:00.000Z'],
  ])('%s in %s starts at %s', (date, zone, start) => {
    expect(startOfDay(date, zone).toISOString()).toBe(start);
  });

  test.each([
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-10-25', 'Europe/Berlin', 25],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    ['2026-06-01', 'Africa/Lagos', 24],
  ])('%s in %s has %d hours', (date, zone, length) => {
    expect(hours(date, date, zone)).toBe(length);
  });

  test('a range of one day holds its first and its last moment', () => {
    const { start, end } = dayRange('2026-03-31', '2026-03-31', 'Africa/Lagos');
    const first = new Date('2026-03-31T00:00:00+01:00');
    const last = new Date('2026-03-31T23:59:59.900+01:00');
    expect(start <= first && last < end).toBe(true);
    expect(dayRange('2026-04-01', '2026-04-01', 'Africa/Lagos').start).toEqual(end);
  });

  test('each moment is in exactly the day that it is called by', () => {
    const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (instant, zone) => {
        const date = dateIn(instant, zone);
        const { start, end } = dayRange(date, date, zone);
        expect(start.getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(end.getTime()).toBeGreaterThan(instant.getTime());
      }),
    );
  });

  test.each(['2026-02-30', '2026-13-01', '2026-1-1', '', 'today', '2026-01-01T00:00:00Z'])(
    '%j is no date',
    (date) => {
      expect(() => startOfDay(date, 'UTC')).toThrow(RangeError);
    },
  );

  test.each([
    ['Africa/Lagos', true],
    ['UTC', true],
    ['Mars/Olympus', false],
    ['+01:00', false],
    ['', false],
  ])('%j is a zone: %s', (name, expected) => {
    expect(isTimeZone(name)).toBe(expected);
  });
});
