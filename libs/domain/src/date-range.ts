import { dateLocale } from './date-locale.ts';
import type { CalendarDate } from './time-zone.ts';

/** Both ends belong to it: `from` = `to` is that one day. Days are those of the business's own time zone. */
export interface DateRange {
  from: CalendarDate;
  to: CalendarDate;
}

export const rangePresets = [
  'today',
  'yesterday',
  'last_7_days',
  'last_30_days',
  'this_month',
  'last_month',
] as const;
export type RangePreset = (typeof rangePresets)[number];

export const rangePresetLabels: Readonly<Record<RangePreset, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  last_7_days: 'Last 7 days',
  last_30_days: 'Last 30 days',
  this_month: 'This month',
  last_month: 'Last month',
};

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a day that exists, as `YYYY-MM-DD`: `2026-02-30` is not. */
export function isCalendarDate(text: string): boolean {
  if (!datePattern.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day `count` days later (earlier when negative). Days are counted, not hours, so a 23-hour day is one day. */
export function addDays(date: CalendarDate, count: number): CalendarDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}

/** The days that a preset means on the day `today`. */
export function presetRange(preset: RangePreset, today: CalendarDate): DateRange {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday': {
      const yesterday = addDays(today, -1);
      return { from: yesterday, to: yesterday };
    }
    case 'last_7_days':
      return { from: addDays(today, -6), to: today };
    case 'last_30_days':
      return { from: addDays(today, -29), to: today };
    case 'this_month':
      return { from: firstOfMonth, to: today };
    case 'last_month': {
      const lastDay = addDays(firstOfMonth, -1);
      return { from: `${lastDay.slice(0, 8)}01`, to: lastDay };
    }
  }
}

/** The preset whose days these are on the day `today`, if there is one; the first of `among` where two mean the same. */
export function presetOf(
  range: DateRange,
  today: CalendarDate,
  among: readonly RangePreset[] = rangePresets,
): RangePreset | undefined {
  return among.find((preset) => {
    const candidate = presetRange(preset, today);
    return candidate.from === range.from && candidate.to === range.to;
  });
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** One for each locale and width: making a formatter costs a hundred times what using it does. */
function formatterOf(locale: string, year: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${year}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(dateLocale(locale), {
      calendar: 'gregory',
      day: 'numeric',
      month: 'short',
      ...(year && { year: 'numeric' }),
      timeZone: 'UTC',
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** `24 Nov`; with `year`, `24 Nov 2026`. A day has no zone, so none can shift it. */
export function formatDay(date: CalendarDate, { year = true, locale = 'en-GB' } = {}): string {
  return formatterOf(locale, year).format(new Date(`${date}T00:00:00Z`));
}

/** `18 – 24 Nov 2026` as the locale writes it; a single day on its own. */
export function formatRange({ from, to }: DateRange, locale = 'en-GB'): string {
  if (from === to) return formatDay(to, { locale });
  return formatterOf(locale, true).formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}
