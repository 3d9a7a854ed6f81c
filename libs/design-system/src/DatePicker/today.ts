import { dateIn, type CalendarDate } from '@harbour/domain/time-zone';

/** Today in a zone; in the reader's own where none is given. */
export function todayIn(timeZone: string | undefined): CalendarDate {
  return dateIn(new Date(), timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
}
