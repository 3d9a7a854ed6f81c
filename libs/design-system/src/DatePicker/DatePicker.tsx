import { formatDay, isCalendarDate } from '@harbour/domain/date-range';
import type { CalendarDate } from '@harbour/domain/time-zone';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { lazyPart } from '../Dialog/lazy-part.tsx';
import { action, box, input } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { splitField } from '../Field/split-field.ts';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import { place, posted, text as textStyle } from './DatePicker.css.ts';
import { readDate, refusal, type DateRules } from './date-text.ts';
import { todayIn } from './today.ts';

const { Part: LazyDatePanel, preload } = lazyPart(async () => (await import('./DatePanel.tsx')).DatePanel);

export interface DatePickerProps extends FieldProps {
  /** `YYYY-MM-DD`, or empty. Given, the field follows it. */
  value?: CalendarDate | '';
  defaultValue?: CalendarDate | '';
  /** The day as `YYYY-MM-DD`; empty while there is none or the text is no day that may be chosen. */
  onChange?: (day: CalendarDate | '') => void;
  /** First and last day that may be chosen. */
  min?: CalendarDate;
  max?: CalendarDate;
  /** Days in between that may not. */
  isUnavailable?: (day: CalendarDate) => boolean;
  /** IANA zone of the business, whose day "today" is; shown beside the calendar. The reader's own without it. */
  timeZone?: string;
  /** In place of the clock. */
  today?: CalendarDate;
  /** In place of today as an example of how a day is written; for fields where no example is wanted. */
  placeholder?: string;
  locale?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * One day, typed in any form people write it or picked from a month. It reads back what it understood in words that cannot
 * be mistaken ("8 Mar 2026"), and posts `YYYY-MM-DD`: a day that no time zone can shift.
 */
export function DatePicker(props: DatePickerProps) {
  const [field, control] = splitField(props);
  const { value, defaultValue = '', onChange, min, max, isUnavailable, timeZone, onBlur, ref } = control;
  const { today = todayIn(timeZone), locale = 'en-GB' } = control;
  const { placeholder = `e.g. ${formatDay(today, { locale })}` } = control;
  const { label, name } = field;
  const rules: DateRules = { locale, today, min, max, isUnavailable };
  const textOf = (day: string) => (isCalendarDate(day) ? formatDay(day, { locale }) : day);
  const [text, setText] = useState(() => textOf(value ?? defaultValue));
  const [followed, setFollowed] = useState(value);
  const [left, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLInputElement>(null);
  /** What the owner knows. */
  const told = useRef(value ?? defaultValue);
  const opener = useRef<HTMLElement>(null);

  const read = readDate(text, rules);
  const day = read.problem ? '' : (read.day ?? '');
  // The owner changed the value: follow it, unless the text already says the same.
  if (value !== followed) {
    setFollowed(value);
    if (value !== undefined && value !== day) setText(textOf(value));
  }

  // Text that is no day must not go as no day at all: its Form refuses to be sent.
  useEffect(() => element.current?.setCustomValidity(read.problem ?? ''), [read.problem]);

  const tell = (next: CalendarDate | '') => {
    if (next === (value ?? told.current)) return;
    told.current = next;
    onChange?.(next);
  };
  const commit = () => {
    setLeft(true);
    if (read.day) setText(textOf(read.day));
    tell(day);
  };
  const choose = (next: CalendarDate) => {
    setLeft(true);
    setText(textOf(next));
    setOpen(false);
    tell(next);
  };
  const toggle = (from: HTMLElement | null) => {
    opener.current = from;
    setOpen(!open);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    commit();
    toggle(element.current);
  };

  return (
    <Field {...field} error={(left ? read.problem : undefined) ?? field.error}>
      {({ name: _name, ...described }, invalid) => (
        <div className={place}>
          <div
            ref={anchor}
            className={box}
            data-invalid={invalid ? '' : undefined}
            data-disabled={described.disabled ? '' : undefined}
          >
            <input
              {...described}
              ref={(node) => {
                element.current = node;
                if (typeof ref === 'function') return ref(node);
                if (ref) ref.current = node;
              }}
              type="text"
              // "8 Mar 2026" keeps its order in a page that runs from right to left.
              dir="auto"
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setLeft(false);
              }}
              onFocus={preload}
              onBlur={() => {
                commit();
                onBlur?.();
              }}
              onKeyDown={handleKeyDown}
              className={`${input} ${textStyle}`}
            />
            <span className={action} onPointerEnter={preload}>
              <PlainIconButton
                icon={CalendarDays}
                label={day ? `${label}: change ${textOf(day)}` : `${label}: choose a day`}
                size="sm"
                disabled={described.disabled}
                aria-haspopup="dialog"
                aria-expanded={open}
                onFocus={preload}
                onClick={(event) => toggle(event.currentTarget)}
              />
            </span>
          </div>
          {name && (
            <input
              name={name}
              value={day}
              readOnly
              disabled={described.disabled}
              tabIndex={-1}
              aria-hidden="true"
              className={posted}
              onFocus={() => element.current?.focus()}
            />
          )}
          {open && (
            <LazyDatePanel
              {...{ label, today, min, max, isUnavailable, locale, timeZone, anchor }}
              value={day === '' ? undefined : day}
              onChange={choose}
              onClose={() => setOpen(false)}
              onReturnFocus={() => opener.current?.focus()}
              todayRefused={refusal(today, rules) !== undefined}
            />
          )}
        </div>
      )}
    </Field>
  );
}
