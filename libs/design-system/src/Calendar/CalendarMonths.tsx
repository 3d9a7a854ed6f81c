import type { CalendarDate as AriaDate } from '@internationalized/date';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { button, sizes, squares, tones } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import {
  cell,
  day as dayStyle,
  grid,
  monthHeader,
  monthName,
  months as monthsStyle,
  next,
  previous,
  weekday,
} from './Calendar.css.ts';
import { edgesOf } from './calendar-days.ts';

interface CalendarMonthsProps {
  months: 1 | 2;
  today: string;
  locale: string;
  /** The days between two ends are drawn as a band. */
  range?: boolean;
}

const pager = `${button} ${sizes.sm} ${squares.sm} ${tones.quiet}`;

/** What a column of days has room for; some languages have no shorter form of a name than the name. */
const longestWeekday = 4;

function weekdayStyleIn(locale: string): 'short' | 'narrow' {
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const week = Array.from({ length: 7 }, (_, day) => short.format(new Date(Date.UTC(2026, 0, day + 1))));
  return week.some((name) => name.length > longestWeekday) ? 'narrow' : 'short';
}

/** Month by month: name, pagers at the outer ends, weekdays and days. Stands inside either calendar. */
export function CalendarMonths({ months, today, locale, range = false }: CalendarMonthsProps) {
  const weekdayStyle = weekdayStyleIn(locale);
  return (
    <div className={monthsStyle}>
      {Array.from({ length: months }, (_, offset) => (
        <div key={`month-${offset + 1}`}>
          <div className={monthHeader}>
            {offset === 0 && (
              <Button slot="previous" className={`${pager} ${previous}`}>
                <Icon icon={ChevronLeft} />
              </Button>
            )}
            <CalendarHeading offset={{ months: offset }} className={monthName} />
            {offset === months - 1 && (
              <Button slot="next" className={`${pager} ${next}`}>
                <Icon icon={ChevronRight} />
              </Button>
            )}
          </div>
          <CalendarGrid offset={{ months: offset }} weekdayStyle={weekdayStyle} className={grid}>
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <Day date={date} today={today} locale={locale} range={range} />}
            </CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
    </div>
  );
}

interface DayProps extends Omit<CalendarMonthsProps, 'months'> {
  date: AriaDate;
}

function Day({ date, today, locale, range }: DayProps) {
  const isToday = date.toString() === today;
  const { first, last } = edgesOf(date);
  return (
    <CalendarCell
      date={date}
      className={cell}
      data-now={isToday ? '' : undefined}
      data-month-start={first ? '' : undefined}
      data-month-end={last ? '' : undefined}
      // React Aria takes today from the machine's clock and zone; here it is the business's day that counts.
      render={(element, { isToday: byTheMachine, isSelected, isOutsideMonth }) => (
        <div
          {...element}
          data-band={range && isSelected && !isOutsideMonth ? '' : undefined}
          aria-label={
            isToday === byTheMachine
              ? element['aria-label']
              : dayLabel(date, locale, isToday, element['aria-label'] ?? '')
          }
        />
      )}
    >
      {({ formattedDate }) => <span className={dayStyle}>{formattedDate}</span>}
    </CalendarCell>
  );
}

/** The label as React Aria words it, with or without "today" as the business's day has it. */
function dayLabel(date: AriaDate, locale: string, isToday: boolean, label: string): string {
  if (isToday) {
    const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day');
    return `${word.charAt(0).toLocaleUpperCase(locale)}${word.slice(1)}, ${label}`;
  }
  const plain = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return plain.format(date.toDate('UTC'));
}
