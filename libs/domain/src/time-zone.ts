/** A calendar day, `YYYY-MM-DD`, that belongs to no zone by itself. */
export type CalendarDate = string;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** Whether the name is an IANA zone known to this runtime, e.g. `Africa/Lagos`; fixed offsets like `+01:00` are not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The calendar day that it is in the zone at a moment. Throws a RangeError for an unknown zone. */
export function dateIn(instant: Date, timeZone: string): CalendarDate {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

const hour = 3_600_000;

/**
 * The first moment of a day in the zone, whatever the clocks do that day: where midnight is skipped it is the moment
 * after the gap, where it comes twice it is the first. Throws a RangeError for an impossible date or an unknown zone.
 */
export function startOfDay(date: CalendarDate, timeZone: string): Date {
  const midnightUtc = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(midnightUtc) || new Date(midnightUtc).toISOString().slice(0, 10) !== date) {
    throw new RangeError(`"${date}" is not a calendar date (YYYY-MM-DD)`);
  }
  // Dates in a zone never run backwards, and no zone is further than 15 hours from UTC: halve that span.
  let before = midnightUtc - 15 * hour;
  let after = midnightUtc + 15 * hour;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dateIn(new Date(middle), timeZone) < date) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** The moments from the start of the first day up to, not including, the end of the last day. */
export function dayRange(from: CalendarDate, to: CalendarDate, timeZone: string): { start: Date; end: Date } {
  return { start: startOfDay(from, timeZone), end: startOfDay(nextDay(to), timeZone) };
}

function nextDay(date: CalendarDate): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 24 * hour).toISOString().slice(0, 10);
}
