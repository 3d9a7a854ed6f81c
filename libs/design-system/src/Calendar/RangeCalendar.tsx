import type { DateRange } from '@harbour/domain/date-range';
import type { CalendarDate } from '@harbour/domain/time-zone';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar as Aria } from 'react-aria-components/RangeCalendar';
import { calendar } from './Calendar.css.ts';
import { CalendarMonths } from './CalendarMonths.tsx';
import {
  directionOf,
  gregorian,
  neverSubmits,
  toAria,
  shared,
  type CalendarBaseProps,
} from './calendar-days.ts';

export interface RangeCalendarProps extends CalendarBaseProps {
  value: DateRange | undefined;
  /** Both ends are chosen; a range that is left half done is the one day. */
  onChange: (range: DateRange) => void;
  /** A day to bring into view when it changes: an end that was typed. */
  shows?: CalendarDate;
}

/** A first and a last day, out of one month or two side by side; the last month on show holds the range's end. */
export function RangeCalendar({
  value,
  onChange,
  shows,
  months = 1,
  locale = 'en-GB',
  ...base
}: RangeCalendarProps) {
  const words = gregorian(locale);
  const [focused, setFocused] = useState(value?.to ?? base.today);
  const [shown, setShown] = useState(shows);
  if (shows !== shown) {
    setShown(shows);
    if (shows) setFocused(shows);
  }
  return (
    <I18nProvider locale={words}>
      <Aria
        {...shared(base)}
        ref={neverSubmits}
        aria-label={base.label}
        dir={directionOf(words)}
        className={calendar}
        value={value ? { start: toAria(value.from), end: toAria(value.to) } : null}
        onChange={({ start, end }) => onChange({ from: start.toString(), to: end.toString() })}
        focusedValue={toAria(focused)}
        onFocusChange={(day) => setFocused(day.toString())}
        selectionAlignment="end"
        visibleDuration={{ months }}
        pageBehavior="single"
      >
        <CalendarMonths months={months} today={base.today} locale={words} range />
      </Aria>
    </I18nProvider>
  );
}
