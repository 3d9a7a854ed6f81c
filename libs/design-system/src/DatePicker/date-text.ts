import { dateLocale } from '@harbour/domain/date-locale';
import { addDays, formatDay, isCalendarDate } from '@harbour/domain/date-range';
import { toAsciiDigits } from '@harbour/domain/digits';
import type { CalendarDate } from '@harbour/domain/time-zone';

export interface DateRules {
  /** Whose order of day and month, and whose month names, a typed date follows. */
  locale: string;
  /** Its year is meant where a date is typed without one. */
  today: CalendarDate;
  min?: CalendarDate;
  max?: CalendarDate;
  isUnavailable?: (day: CalendarDate) => boolean;
}

/** The day that a text means, or what is wrong with it; neither while it is empty. */
export interface ReadDate {
  day: CalendarDate | undefined;
  problem: string | undefined;
}

type DatePart = 'day' | 'month' | 'year';

/** How the locale orders a date written in figures. */
function orderOf(locale: string): DatePart[] {
  return new Intl.DateTimeFormat(dateLocale(locale), { calendar: 'gregory', dateStyle: 'short' })
    .formatToParts(new Date(0))
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year');
}

const plain = (word: string) =>
  word
    .normalize('NFC')
    .toLocaleLowerCase()
    .replaceAll(/[.'’׳]/g, '')
    .trim();

/** The names of the twelve months as they stand in a date, long and short. */
function monthNames(locale: string): string[][] {
  const styles = (['long', 'short'] as const).map(
    (month) =>
      new Intl.DateTimeFormat(locale, { calendar: 'gregory', day: 'numeric', month, timeZone: 'UTC' }),
  );
  return Array.from({ length: 12 }, (_, month) =>
    styles.map((style) => {
      const parts = style.formatToParts(new Date(Date.UTC(2026, month, 1)));
      return plain(parts.find(({ type }) => type === 'month')?.value ?? '');
    }),
  );
}

/** The month (1 to 12) that a word names in the locale or in English. Three letters of it do, if no other begins so. */
function monthOf(word: string, locale: string): number | undefined {
  // Hebrew writes "in" as one word with the month.
  const wanted = plain(word).replace(/^ב/, '');
  for (const names of [monthNames(locale), monthNames('en')]) {
    const exact = names.findIndex((forms) => forms.includes(wanted));
    if (exact >= 0) return exact + 1;
    const begun = names.flatMap(([long = ''], month) => (long.startsWith(wanted) ? [month + 1] : []));
    if (wanted.length >= 3 && begun.length === 1) return begun[0];
  }
  return undefined;
}

interface Numbers {
  year: number;
  month: number;
  day: number;
}

/** Two figures of a year are those of this century. */
const wholeYear = (year: string) => (year.length <= 2 ? 2000 + Number(year) : Number(year));

function numbersOf(text: string, { locale, today }: DateRules): Numbers | undefined {
  const [iso, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (iso) return { year: Number(year), month: Number(month), day: Number(day) };

  const thisYear = today.slice(0, 4);
  const words = text.match(/\p{L}[\p{L}\p{M}.'’׳]*/gu) ?? [];
  const figures = text.match(/\d+/g) ?? [];
  // A name may be of two words, and a weekday may stand beside it.
  const named = [words.join(' '), ...words]
    .map((word) => monthOf(word, locale))
    .find((found) => found !== undefined);
  if (named !== undefined) {
    const [first = '', second = thisYear] = figures;
    if (first === '' || figures.length > 2) return undefined;
    const [dayFigures, yearFigures] = first.length === 4 ? [second, first] : [first, second];
    return { year: wholeYear(yearFigures), month: named, day: Number(dayFigures) };
  }

  const order = orderOf(locale);
  const run = figures.length === 1 && figures[0]?.length === 8 ? figures[0] : undefined;
  const parts = run ? splitRun(run, order) : [...figures];
  if (parts.length === 2 && words.length === 0) parts.splice(order.indexOf('year'), 0, thisYear);
  if (parts.length !== 3) return undefined;
  const part = (name: DatePart) => parts[order.indexOf(name)] ?? '';
  return { year: wholeYear(part('year')), month: Number(part('month')), day: Number(part('day')) };
}

/** Eight figures in a row, cut up as the locale orders them. */
function splitRun(run: string, order: readonly DatePart[]): string[] {
  let at = 0;
  return order.map((part) => {
    const length = part === 'year' ? 4 : 2;
    at += length;
    return run.slice(at - length, at);
  });
}

/**
 * Reads a date as people write one: `2026-03-08`, `8 Mar 2026`, `March 8`, `08/03/26` in the order of the locale, with the
 * digits of any script. Says in words what is wrong with what it cannot take.
 */
export function readDate(text: string, rules: DateRules): ReadDate {
  // Marks of direction carry no meaning; the signs for year, month and day of East Asia separate like hyphens.
  const trimmed = toAsciiDigits(text)
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .replaceAll(/(?<=\d)[年月년월] ?(?=\d)/gu, '-')
    .replaceAll(/(?<=\d)[日일]/gu, '')
    .trim();
  if (trimmed === '') return { day: undefined, problem: undefined };
  const numbers = numbersOf(trimmed, rules);
  if (!numbers || numbers.year < 1000) {
    return { day: undefined, problem: `Enter a date like ${formatDay(rules.today, rules)}.` };
  }
  const { year, month, day } = numbers;
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  const written = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  if (!isCalendarDate(written)) return { day: undefined, problem: impossible(numbers, rules.locale) };
  return { day: written, problem: refusal(written, rules) };
}

function impossible({ year, month, day }: Numbers, locale: string): string {
  if (month < 1 || month > 12) return `There is no month ${month}.`;
  const last = Number(addDays(month === 12 ? `${year + 1}-01-01` : firstOf(year, month + 1), -1).slice(8));
  const name = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(year, month - 1, 1)));
  return day < 1 ? `${name} begins with day 1.` : `${name} has only ${last} days.`;
}

const firstOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`;

/** Why a day that exists cannot be chosen, if it cannot. */
export function refusal(day: CalendarDate, rules: DateRules): string | undefined {
  const { min, max, isUnavailable, today } = rules;
  const named = (bound: CalendarDate) => (bound === today ? 'today' : formatDay(bound, rules));
  if (min && day < min) return `Choose ${named(min)} or a later day.`;
  if (max && day > max) return `Choose ${named(max)} or an earlier day.`;
  if (isUnavailable?.(day)) return `${formatDay(day, rules)} cannot be chosen. Choose another day.`;
  return undefined;
}
