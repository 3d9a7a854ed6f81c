import { dateIn } from '@harbour/domain/time-zone';
import type { CalendarDate } from '@harbour/domain/time-zone';
import { useMemo, useState } from 'react';
import { useBusiness } from './session.ts';

/** What a time needs to be told: the zone of the business, and its day. */
export interface BusinessTime {
  timeZone: string;
  /** The day that it was there when the screen was opened: nothing changes under its reader at midnight. */
  today: CalendarDate;
}

/** The time of the business, in which every screen tells its times. Only below the `business` middleware. */
export function useBusinessTime(): BusinessTime {
  const { time_zone: timeZone } = useBusiness();
  const [opened] = useState(() => new Date());
  return useMemo(() => ({ timeZone, today: dateIn(opened, timeZone) }), [opened, timeZone]);
}
