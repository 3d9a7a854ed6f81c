import {
  formatDay,
  formatRange,
  isCalendarDate,
  presetOf,
  rangePresetLabels,
  rangePresets,
  type DateRange,
  type RangePreset,
} from '@harbour/domain/date-range';
import type { CalendarDate } from '@harbour/domain/time-zone';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState } from 'react';
import { todayIn } from '../DatePicker/today.ts';
import { zoneInWords } from '../DateTime/DateTime.tsx';
import { lazyPart } from '../Dialog/lazy-part.tsx';
import { box } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { splitField } from '../Field/split-field.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { chosen, control as controlStyle, days, frame, icon, main, zone } from './DateRangePicker.css.ts';

export type { DateRange, RangePreset } from '@harbour/domain/date-range';

const { Part: LazyRangePanel, preload } = lazyPart(async () => (await import('./RangePanel.tsx')).RangePanel);

export interface DateRangePickerProps extends Omit<FieldProps, 'name' | 'required'> {
  /** The business's IANA zone, in which the days are meant. Shown in the calendar. */
  timeZone: string;
  /** The page names the zone already, so that the closed control has its room for the days. */
  zoneHidden?: boolean;
  /** In place of the clock: the business's day. */
  today?: CalendarDate;
  /** Days as `YYYY-MM-DD`, both included; one end may be open; none of both is any time. */
  value?: Partial<DateRange>;
  /** The chosen days, or undefined for any time; with the preset that means them, if one does. */
  onChange: (range: DateRange | undefined, preset: RangePreset | undefined) => void;
  presets?: readonly RangePreset[];
  /** Offers the choice of no range at all. */
  clearable?: boolean;
  /** What no range is called. */
  anyLabel?: string;
  min?: CalendarDate;
  max?: CalendarDate;
  /** Days that no range may contain. */
  isUnavailable?: (day: CalendarDate) => boolean;
  /** Names under which both ends are posted. */
  names?: { from: string; to: string };
  locale?: string;
}

/**
 * A first and a last day: a preset in one press, or any days typed or picked. Days are those of the business, whose zone is
 * named with them; they go in and out as `YYYY-MM-DD` and no reader's clock can shift them.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const [field, own] = splitField(props);
  const { timeZone, value, onChange, min, max, isUnavailable, names } = own;
  const { today = todayIn(timeZone), presets = rangePresets, locale = 'en-GB' } = own;
  const { clearable = false, anyLabel = 'Any time', zoneHidden = false } = own;
  const { label } = field;
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const known = (day: string | undefined) => (day && isCalendarDate(day) ? day : undefined);
  const [from, to] = [known(value?.from), known(value?.to)];
  const range = from && to && from <= to ? { from, to } : undefined;
  const preset = range && presetOf(range, today, presets);
  const daysText = describe(from, to, locale);
  const text = preset ? rangePresetLabels[preset] : (daysText ?? anyLabel);

  return (
    <Field {...field}>
      {(control, invalid) => (
        <>
          <div
            ref={anchor}
            className={`${box} ${frame}`}
            data-invalid={invalid ? '' : undefined}
            data-disabled={control.disabled ? '' : undefined}
          >
            <button
              id={control.id}
              ref={button}
              type="button"
              disabled={control.disabled}
              aria-describedby={control['aria-describedby']}
              // Named by all that stands in it; the label alone would hide what is chosen.
              aria-labelledby={`${control.id}-chosen`}
              aria-haspopup="dialog"
              aria-expanded={open}
              className={controlStyle}
              onPointerEnter={preload}
              onFocus={preload}
              onClick={() => setOpen(!open)}
            >
              <span className={icon}>
                <Icon icon={CalendarDays} />
              </span>
              <span id={`${control.id}-chosen`} className={chosen}>
                <VisuallyHidden>{label}: </VisuallyHidden>
                <span className={main}>{text}</span>
                {preset && <span className={days}> {daysText}</span>}
                {!zoneHidden && <span className={zone}> {zoneInWords({ timeZone, today })}</span>}
              </span>
              <span className={icon}>
                <Icon icon={ChevronDown} />
              </span>
            </button>
          </div>
          {names && (
            <>
              <input
                type="hidden"
                name={names.from}
                value={from ?? ''}
                disabled={!from || control.disabled}
              />
              <input type="hidden" name={names.to} value={to ?? ''} disabled={!to || control.disabled} />
            </>
          )}
          {open && (
            <LazyRangePanel
              {...{ label, anchor, presets, today, timeZone, min, max, isUnavailable, locale }}
              value={{ from, to }}
              anyLabel={clearable ? anyLabel : undefined}
              onApply={(next, chosenPreset) => {
                setOpen(false);
                onChange(next, chosenPreset);
              }}
              onClose={() => setOpen(false)}
              onReturnFocus={() => button.current?.focus()}
            />
          )}
        </>
      )}
    </Field>
  );
}

function describe(from: string | undefined, to: string | undefined, locale: string): string | undefined {
  if (from && to) return from <= to ? formatRange({ from, to }, locale) : undefined;
  if (from) return `From ${formatDay(from, { locale })}`;
  return to ? `Until ${formatDay(to, { locale })}` : undefined;
}
