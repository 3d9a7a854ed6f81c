import { Popover as Radix } from 'radix-ui';
import type { RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx';
import { zoneInWords } from '../DateTime/DateTime.tsx';
import { PopoverPanel } from '../Popover/PopoverPanel.tsx';
import { footer, panel, zone } from './DatePicker.css.ts';

export interface DatePanelProps extends Omit<CalendarProps, 'months' | 'takesFocus'> {
  onClose: () => void;
  /** The field that it floats at. */
  anchor: RefObject<HTMLElement | null>;
  /** Today cannot be chosen. */
  todayRefused: boolean;
  timeZone?: string;
  onReturnFocus: () => void;
}

/** The month behind a DatePicker. Loaded when somebody reaches for it: it brings React Aria and Radix. */
export function DatePanel({
  onClose,
  anchor,
  todayRefused,
  timeZone,
  onReturnFocus,
  ...calendar
}: DatePanelProps) {
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <PopoverPanel
        label={`${calendar.label}: choose a day`}
        labelHidden
        bare
        width="auto"
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onReturnFocus();
        }}
        onInteractOutside={(event) => {
          // The field's own button closes it by its click.
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
        }}
      >
        <div className={panel}>
          <Calendar {...calendar} takesFocus />
          <div className={footer}>
            <Button
              size="sm"
              tone="quiet"
              disabled={todayRefused}
              onClick={() => calendar.onChange(calendar.today)}
            >
              Today
            </Button>
            {timeZone && (
              <span className={zone}>Days in {zoneInWords({ timeZone, today: calendar.today })}</span>
            )}
          </div>
        </div>
      </PopoverPanel>
    </Radix.Root>
  );
}
