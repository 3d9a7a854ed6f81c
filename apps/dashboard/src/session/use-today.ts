import { dateIn } from '@harbour/domain/time-zone';
import type { CalendarDate } from '@harbour/domain/time-zone';
import { useState } from 'react';

/** The day that it was in the zone when the screen was opened: a list does not change under its reader at midnight. */
export function useToday(timeZone: string): CalendarDate {
  const [opened] = useState(() => new Date());
  return dateIn(opened, timeZone);
}
