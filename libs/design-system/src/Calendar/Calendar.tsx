import { Calendar as Aria } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { CalendarDate } from '@harbour/domain/time-zone';
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

export interface CalendarProps extends CalendarBaseProps {
  /** The chosen day, or none. */
  value: CalendarDate | undefined;
  onChange: (day: CalendarDate) => void;
}

/** One day out of a month on show. DatePicker opens it beside a field; on its own it stands where days are the point. */
export function Calendar({ value, onChange, months = 1, locale = 'en-GB', ...base }: CalendarProps) {
  const words = gregorian(locale);
  return (
    <I18nProvider locale={words}>
      <Aria
        {...shared(base)}
        ref={neverSubmits}
        aria-label={base.label}
        dir={directionOf(words)}
        className={calendar}
        value={toAria(value) ?? null}
        onChange={(day) => onChange(day.toString())}
        defaultFocusedValue={toAria(value ?? base.today)}
        visibleDuration={{ months }}
        pageBehavior="single"
      >
        <CalendarMonths months={months} today={base.today} locale={words} />
      </Aria>
    </I18nProvider>
  );
}
