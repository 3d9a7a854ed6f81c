import { addDays } from '@harbour/domain/date-range';

/**
 * No payment is from before or after these days, and far beyond them neither a Date nor PostgreSQL can tell a day's bounds: a day
 * outside asks for what the nearest one within does.
 */
export const FIRST_DAY = '1970-01-01';
const LAST_DAY = '9998-12-31';

export function nearestDay(day: string): string {
  if (day < FIRST_DAY) return FIRST_DAY;
  return day > LAST_DAY ? LAST_DAY : day;
}

/** Every day from the first to the last, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
