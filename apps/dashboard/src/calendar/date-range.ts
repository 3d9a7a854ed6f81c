import { dateIn } from '@harbour/domain/time-zone';

/**
 * Calendar days of a business. A day is an ISO `YYYY-MM-DD` in the business's own time zone; it never becomes an
 * instant in the browser, because only the server knows where the zone puts its midnight (daylight saving included).
 */
export type CalendarDay = string;

/** Both ends inclusive: `from` = `to` is that one day. */
export interface DateRange {
  from: CalendarDay;
  to: CalendarDay;
}

export const rangePresets = ['today', 'last_7_days', 'last_30_days', 'this_month', 'last_month'] as const;
export type RangePreset = (typeof rangePresets)[number];

export const rangePresetLabels: Record<RangePreset, string> = {
  today: 'Today',
  last_7_days: 'Last 7 days',
  last_30_days: 'Last 30 days',
  this_month: 'This month',
  last_month: 'Last month',
};

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a day that exists: `2026-02-30` is not. */
export function isCalendarDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day that it is now in `timeZone` (IANA name). */
export function todayIn(timeZone: string, now: Date = new Date()): CalendarDay {
  return dateIn(now, timeZone);
}

/** The day `count` days later (earlier when negative). Days are counted, not hours, so a 23-hour day is one day. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The days that a preset means when today is `today`. */
export function presetRange(preset: RangePreset, today: CalendarDay): DateRange {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  switch (preset) {
    case 'today':
      return { from: today, to: today };
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

/** The preset whose days these are, if there is one. */
export function presetOf(range: DateRange, today: CalendarDay): RangePreset | undefined {
  return rangePresets.find((preset) => {
    const candidate = presetRange(preset, today);
    return candidate.from === range.from && candidate.to === range.to;
  });
}

/** `24 Nov`; with `year`, `24 Nov 2026`. */
export function formatDay(day: CalendarDay, year = false): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(year && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** `18 – 24 Nov 2026`, or one day on its own. */
export function formatRange({ from, to }: DateRange): string {
  return from === to
    ? formatDay(to, true)
    : `${formatDay(from, from.slice(0, 4) !== to.slice(0, 4))} – ${formatDay(to, true)}`;
}
