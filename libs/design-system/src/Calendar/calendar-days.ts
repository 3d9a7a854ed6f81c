import { endOfMonth, parseDate, type CalendarDate as AriaDate } from '@internationalized/date';
import { dateLocale } from '@harbour/domain/date-locale';
import { addDays, type DateRange } from '@harbour/domain/date-range';
import type { CalendarDate } from '@harbour/domain/time-zone';

/** What both calendars, for one day and for a range, have in common. Days are `YYYY-MM-DD` and belong to no zone. */
export interface CalendarBaseProps {
  /** What is chosen, for a screen reader: "Expires". */
  label: string;
  /** The day that is marked as today: that of the business, not of the reader's machine. */
  today: CalendarDate;
  /** First and last day that may be chosen. */
  min?: CalendarDate;
  max?: CalendarDate;
  /** Days in between that may not. */
  isUnavailable?: (day: CalendarDate) => boolean;
  /** Months side by side. */
  months?: 1 | 2;
  /** Decides the first day of the week, the words and the direction. */
  locale?: string;
  /** Takes focus as it appears, on the chosen day or on today. */
  takesFocus?: boolean;
}

/** Days of a business are those of the Gregorian calendar, whatever calendar a locale prefers. */
export function gregorian(locale: string): string {
  return new Intl.Locale(dateLocale(locale), { calendar: 'gregory' }).toString();
}

/** Which way the locale reads. The calendar follows its own words, wherever the page around it runs. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return /^(ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/.test(locale) ? 'rtl' : 'ltr';
}

export function toAria(day: CalendarDate): AriaDate;
export function toAria(day: CalendarDate | undefined): AriaDate | undefined;
export function toAria(day: CalendarDate | undefined): AriaDate | undefined {
  return day ? parseDate(day) : undefined;
}

/** What both calendars hand on, in React Aria's words. */
export function shared({ min, max, isUnavailable, takesFocus = false }: CalendarBaseProps) {
  return {
    autoFocus: takesFocus,
    minValue: toAria(min),
    maxValue: toAria(max),
    isDateUnavailable: isUnavailable && ((day: { toString: () => string }) => isUnavailable(day.toString())),
  };
}

/** Where a day stands in its month: a band of a range is rounded where the month ends. */
export function edgesOf(day: AriaDate): { first: boolean; last: boolean } {
  return { first: day.day === 1, last: day.day === endOfMonth(day).day };
}

/** The first blocked day of a range, if there is one; a range may not reach over it. */
export function firstUnavailable(
  { from, to }: DateRange,
  isUnavailable: ((day: CalendarDate) => boolean) | undefined,
): CalendarDate | undefined {
  if (!isUnavailable) return undefined;
  for (let day = from; day <= to; day = addDays(day, 1)) if (isUnavailable(day)) return day;
  return undefined;
}

/**
 * React Aria's calendars hold an unseen pager for screen readers that has no type: within a form it would be what Enter
 * presses. It turns pages and sends nothing.
 */
export function neverSubmits(calendar: HTMLElement | null): void {
  for (const button of calendar?.querySelectorAll<HTMLButtonElement>('button:not([type])') ?? []) {
    button.type = 'button';
  }
}
