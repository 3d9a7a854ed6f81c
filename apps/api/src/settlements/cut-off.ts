import { dateIn, dayRange } from '@harbour/domain/time-zone';

/** The cut-off that an instant falls under: the end of its day in the business's zone, itself excluded. */
export function cutOffAfter(instant: Date, timeZone: string): Date {
  const day = dateIn(instant, timeZone);
  return dayRange(day, day, timeZone).end;
}

/** The cut-off before one: the start of the day that it ends. */
export function cutOffBefore(cutOff: Date, timeZone: string): Date {
  const day = dateIn(new Date(cutOff.getTime() - 1), timeZone);
  return dayRange(day, day, timeZone).start;
}

/** The first working day (Monday to Friday) after the day that a cut-off ends, as `YYYY-MM-DD` in the zone. */
export function payDay(cutOff: Date, timeZone: string): string {
  const day = new Date(`${dateIn(cutOff, timeZone)}T00:00:00Z`);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
