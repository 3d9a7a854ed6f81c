import { zoneNameAt } from '@harbour/design-system/DateTime';
import { dateIn } from '@harbour/domain/time-zone';
import type { CalendarDate } from '@harbour/domain/time-zone';
import { useState } from 'react';
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
  return { timeZone, today: dateIn(opened, timeZone) };
}

/** The zone as people call it: `Lagos time (GMT+1)`; with both names where its clocks change: `Berlin time (CET/CEST)`. */
export function zoneInWords({ timeZone, today }: BusinessTime): string {
  const year = today.slice(0, 4);
  const names = new Set(
    [`${year}-01-01T12:00:00Z`, `${year}-07-01T12:00:00Z`].map((moment) => zoneNameAt(moment, timeZone)),
  );
  const place = timeZone.includes('/') ? timeZone.split('/').at(-1)?.replaceAll('_', ' ') : undefined;
  const offset = [...names].join('/');
  return place ? `${place} time (${offset})` : offset;
}
