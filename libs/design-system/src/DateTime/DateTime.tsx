import { isCalendarDate } from '@harbour/domain/date-range';
import { dateIn, type CalendarDate } from '@harbour/domain/time-zone';
import { time, whole, zoneName } from './DateTime.css.ts';

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const dayOfThisYear = { day: 'numeric', month: 'short' } as const;
const dayOfAnyYear = { ...dayOfThisYear, year: 'numeric' } as const;

const formats = {
  datetime: { ...dayOfAnyYear, ...clock },
  'datetime of this year': { ...dayOfThisYear, ...clock },
  date: dayOfAnyYear,
  'date of this year': dayOfThisYear,
  time: { ...clock, second: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export interface DateTimeProps {
  /** RFC 3339, e.g. `2026-03-31T23:59:59Z`; or a day, `2026-03-31`, which no zone shifts. */
  value: string;
  /** The business's IANA zone. A moment is always shown in a zone that is named, never in the reader's own. */
  timeZone: string;
  format?: 'datetime' | 'date' | 'time';
  /** The business's day: times of its year are written without the year, which a list of them need not repeat. */
  today?: CalendarDate;
  /** The zone's name after it: "WAT". Once a page or column is enough. */
  zone?: boolean;
  locale?: string;
}

const unbroken = `${time} ${whole}`;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times what using it does, and a list shows the same one in each row. */
function formatterOf(locale: string, timeZone: string, format: keyof typeof formats | 'zone') {
  const key = `${locale} ${timeZone} ${format}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const parts = format === 'zone' ? ({ timeZoneName: 'short' } as const) : formats[format];
    formatter = new Intl.DateTimeFormat(locale, { ...parts, timeZone });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** The short name of a zone at a moment: "WAT", "GMT+1". */
export function zoneNameAt(value: string, timeZone: string, locale = 'en-GB'): string {
  const parts = formatterOf(locale, timeZone, 'zone').formatToParts(new Date(value));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The zone as people call it: `Lagos time (GMT+1)`; with both names where its clocks change: `Berlin time (CET/CEST)`. */
export function zoneInWords({ timeZone, today }: { timeZone: string; today: CalendarDate }): string {
  const year = today.slice(0, 4);
  const names = new Set(
    [`${year}-01-01T12:00:00Z`, `${year}-07-01T12:00:00Z`].map((moment) => zoneNameAt(moment, timeZone)),
  );
  const place = timeZone.includes('/') ? timeZone.split('/').at(-1)?.replaceAll('_', ' ') : undefined;
  const offset = [...names].join('/');
  return place ? `${place} time (${offset})` : offset;
}

const day = 86_400_000;

/** Only around New Year the zone has to be asked, which costs as much as writing the time: no zone is a day from UTC. */
function isInYear(year: string, date: Date, timeZone: string): boolean {
  const before = new Date(date.getTime() - day).getUTCFullYear();
  const after = new Date(date.getTime() + day).getUTCFullYear();
  return before === after ? Number(year) === before : dateIn(date, timeZone).startsWith(year);
}

/**
 * A moment in a named time zone; the full zone is in its title. Server and browser write it alike. A value that is only a
 * day is written as that day, wherever it is read.
 */
export function DateTime({
  value,
  timeZone,
  format = 'datetime',
  today,
  zone = false,
  locale = 'en-GB',
}: DateTimeProps) {
  if (isCalendarDate(value)) {
    const form = today?.slice(0, 4) === value.slice(0, 4) ? 'date of this year' : 'date';
    return (
      <time dateTime={value} className={unbroken}>
        {formatterOf(locale, 'UTC', form).format(new Date(`${value}T00:00:00Z`))}
      </time>
    );
  }
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return <>–</>;
  const full = formatterOf(locale, timeZone, format).format(date);
  const title = `${full} ${timeZone}`;
  const thisYear = format !== 'time' && today !== undefined && isInYear(today.slice(0, 4), date, timeZone);
  const text = thisYear ? formatterOf(locale, timeZone, `${format} of this year`).format(date) : full;
  if (!zone) {
    // One element, as lists show hundreds.
    return (
      <time dateTime={value} title={title} className={unbroken}>
        {text}
      </time>
    );
  }
  return (
    <time dateTime={value} title={title} className={time}>
      <span className={whole}>{text}</span>{' '}
      <span className={zoneName}>{zoneNameAt(value, timeZone, locale)}</span>
    </time>
  );
}

// Without hooks: a table calls it instead of mounting it.
DateTime.flat = true;
