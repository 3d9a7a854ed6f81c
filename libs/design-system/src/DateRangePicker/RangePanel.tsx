import {
  formatDay,
  presetOf,
  presetRange,
  rangePresetLabels,
  type DateRange,
  type RangePreset,
} from '@harbour/domain/date-range';
import type { CalendarDate } from '@harbour/domain/time-zone';
import { Popover as Radix } from 'radix-ui';
import { useRef, useState, type RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { firstUnavailable } from '../Calendar/calendar-days.ts';
import { RangeCalendar } from '../Calendar/RangeCalendar.tsx';
import { readDate } from '../DatePicker/date-text.ts';
import { zoneInWords } from '../DateTime/DateTime.tsx';
import { PopoverPanel } from '../Popover/PopoverPanel.tsx';
import { TextField } from '../TextField/TextField.tsx';
import {
  body,
  buttons,
  ends,
  footer,
  panel,
  preset as presetStyle,
  presets as presetsStyle,
  wide,
  zoneNote,
} from './DateRangePicker.css.ts';
import { useMedia } from './use-media.ts';

export interface RangePanelProps {
  label: string;
  /** The field that it floats at. */
  anchor: RefObject<HTMLElement | null>;
  value: Partial<DateRange>;
  onApply: (range: DateRange | undefined, preset: RangePreset | undefined) => void;
  onClose: () => void;
  onReturnFocus: () => void;
  presets: readonly RangePreset[];
  anyLabel: string | undefined;
  today: CalendarDate;
  timeZone: string;
  min?: CalendarDate;
  max?: CalendarDate;
  isUnavailable?: (day: CalendarDate) => boolean;
  locale: string;
}

/** The side of the window that a field stands nearer to, along which a wider panel lies without standing out. */
function nearerSide(field: HTMLElement | null): 'start' | 'end' {
  if (!field) return 'start';
  const { left, right } = field.getBoundingClientRect();
  const onRight = left + right > document.documentElement.clientWidth;
  return onRight === (getComputedStyle(field).direction === 'rtl') ? 'start' : 'end';
}

/** Presets, months and typed ends behind a DateRangePicker. Loaded on first use: it brings React Aria and Radix. */
export function RangePanel(props: RangePanelProps) {
  const { label, anchor, value, onApply, onClose, presets, anyLabel, today, timeZone, locale } = props;
  const { min, max, isUnavailable } = props;
  const twoMonths = useMedia(wide);
  const textOf = (day: CalendarDate | undefined) => (day ? formatDay(day, { locale }) : '');
  const [fromText, setFromText] = useState(textOf(value.from));
  const [toText, setToText] = useState(textOf(value.to));
  // An end that was typed comes into view once its field is left.
  const [edited, setEdited] = useState(false);
  const [shows, setShows] = useState<CalendarDate>();
  const [checked, setChecked] = useState(false);
  const presetList = useRef<HTMLFieldSetElement>(null);
  const fromField = useRef<HTMLInputElement>(null);
  const toField = useRef<HTMLInputElement>(null);

  const rules = { locale, today, min, max };
  const from = readDate(fromText, rules);
  const to = readDate(toText, { ...rules, min: from.day ?? min });
  const fromProblem = from.problem ?? (from.day ? undefined : 'Enter the first day.');
  const range =
    from.day && to.day && !from.problem && !to.problem ? { from: from.day, to: to.day } : undefined;
  const blocked = range && firstUnavailable(range, isUnavailable);
  const toProblem =
    to.problem ??
    (to.day ? undefined : 'Enter the last day.') ??
    (blocked && `${textOf(blocked)} cannot be part of the range.`);
  const current = range && presetOf(range, today, presets);
  const anyTime = !fromText && !toText;

  const apply = () => {
    setChecked(true);
    if (range && !toProblem) onApply(range, current);
    else (fromProblem ? fromField : toField).current?.focus();
  };
  const settle = (day: CalendarDate | undefined, set: (text: string) => void) => {
    if (!edited || !day) return;
    setEdited(false);
    set(textOf(day));
    setShows(day);
  };
  const refused = (preset: RangePreset) => {
    const days = presetRange(preset, today);
    if ((min !== undefined && days.from < min) || (max !== undefined && days.to > max)) return true;
    return firstUnavailable(days, isUnavailable) !== undefined;
  };
  const typing = (day: CalendarDate | undefined, set: (text: string) => void) => ({
    autoComplete: 'off' as const,
    spellCheck: false,
    placeholder: `e.g. ${textOf(today)}`,
    onBlur: () => settle(day, set),
    onChange: (event: { target: { value: string } }) => {
      set(event.target.value);
      setChecked(false);
      setEdited(true);
    },
  });
  const [align] = useState(() => nearerSide(anchor.current));

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <PopoverPanel
        label={`${label}: choose days`}
        labelHidden
        bare
        align={align}
        onOpenAutoFocus={(event) => {
          // What is chosen now is where the next choice begins, and comes into view.
          const pressed = presetList.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
          if (!pressed) return;
          event.preventDefault();
          pressed.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          props.onReturnFocus();
        }}
        onInteractOutside={(event) => {
          // The field's own button closes it by its click.
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
        }}
      >
        <form
          className={panel}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // React lets it reach a form around the field too, which is not what was sent.
            event.stopPropagation();
            apply();
          }}
        >
          <fieldset ref={presetList} className={presetsStyle} aria-label="Presets">
            {anyLabel && (
              <button
                type="button"
                className={presetStyle}
                aria-pressed={anyTime}
                onClick={() => onApply(undefined, undefined)}
              >
                {anyLabel}
              </button>
            )}
            {presets.map((preset) => (
              <button
                key={preset}
                type="button"
                className={presetStyle}
                aria-pressed={current === preset}
                disabled={refused(preset)}
                onClick={() => onApply(presetRange(preset, today), preset)}
              >
                {rangePresetLabels[preset]}
              </button>
            ))}
            <button
              type="button"
              className={presetStyle}
              aria-pressed={!anyTime && current === undefined}
              onClick={() => fromField.current?.focus()}
            >
              Custom
            </button>
          </fieldset>
          <div className={body}>
            <div className={ends}>
              <TextField
                {...typing(from.day, setFromText)}
                ref={fromField}
                label="From"
                value={fromText}
                error={checked || from.day ? fromProblem : undefined}
              />
              <TextField
                {...typing(to.day, setToText)}
                ref={toField}
                label="To"
                value={toText}
                error={checked || to.day ? toProblem : undefined}
              />
            </div>
            <RangeCalendar
              {...{ label, today, min, max, isUnavailable, locale }}
              months={twoMonths ? 2 : 1}
              value={range}
              shows={shows}
              onChange={(next) => {
                setFromText(textOf(next.from));
                setToText(textOf(next.to));
              }}
            />
          </div>
          <div className={footer}>
            <p className={zoneNote}>Days in {zoneInWords({ timeZone, today })}</p>
            <div className={buttons}>
              <Button size="sm" onClick={onClose}>
                Cancel
              </Button>
              <Button size="sm" tone="primary" type="submit">
                Apply
              </Button>
            </div>
          </div>
        </form>
      </PopoverPanel>
    </Radix.Root>
  );
}
