import { paymentStatuses } from '@harbour/contract/enums';
import { FilterBar } from '@harbour/design-system/FilterBar';
import { Select } from '@harbour/design-system/Select';
import { TextField } from '@harbour/design-system/TextField';
import { describePaymentStatus } from '@harbour/domain/payment-status';
import { useState } from 'react';
import type { CalendarDay } from '../../calendar/date-range.ts';
import { presetOf, presetRange, rangePresetLabels, rangePresets } from '../../calendar/date-range.ts';
import type { PaymentFilter } from './payment-filter.ts';

interface PaymentFiltersProps {
  filter: PaymentFilter;
  /** Today in the zone of the business, from which the presets count. */
  today: CalendarDay;
  onChange: (change: PaymentFilter) => void;
  /** The list without any filter. */
  clearHref: string;
}

const statusOptions = [
  { value: '', label: 'Any status' },
  ...paymentStatuses.map((status) => ({ value: status, label: describePaymentStatus(status).label })),
];

const rangeOptions = [
  { value: '', label: 'Any time' },
  ...rangePresets.map((preset) => ({ value: preset, label: rangePresetLabels[preset] })),
  { value: 'custom', label: 'Custom range' },
];

/** Status, days and free text. A choice applies at once, a text on Enter. */
export function PaymentFilters({ filter, today, onChange, clearHref }: PaymentFiltersProps) {
  const [picksDays, setPicksDays] = useState(false);
  const range = rangeChoice(filter, today);
  const custom = picksDays || range === 'custom';
  const filtered = Object.keys(filter).length > 0;

  function chooseRange(choice: string) {
    setPicksDays(choice === 'custom');
    if (choice === 'custom') return;
    const preset = rangePresets.find((each) => each === choice);
    onChange(preset ? presetRange(preset, today) : { from: undefined, to: undefined });
  }

  return (
    <FilterBar
      submitLabel="Search"
      onSubmit={(event) => {
        event.preventDefault();
        const search = new FormData(event.currentTarget).get('search');
        onChange({ search: typeof search === 'string' ? search.trim() : undefined });
      }}
      label="Filter payments"
      clearHref={filtered ? clearHref : undefined}
    >
      <TextField
        // A filter that changes elsewhere (Back, Clear) refills the field.
        key={filter.search ?? ''}
        type="search"
        name="search"
        label="Search payments"
        labelHidden
        placeholder="Reference, customer, card’s last 4"
        defaultValue={filter.search ?? ''}
        maxLength={100}
      />
      <Select
        name="status"
        label="Status"
        labelHidden
        options={statusOptions}
        value={filter.status ?? ''}
        onChange={(event) =>
          onChange({ status: paymentStatuses.find((status) => status === event.currentTarget.value) })
        }
      />
      <Select
        name="range"
        label="Created"
        labelHidden
        options={rangeOptions}
        value={custom ? 'custom' : range}
        onChange={(event) => chooseRange(event.currentTarget.value)}
      />
      {custom && (
        <>
          <TextField
            type="date"
            name="from"
            label="From"
            labelHidden
            value={filter.from ?? ''}
            max={filter.to ?? today}
            onChange={(event) => onChange({ from: event.currentTarget.value })}
          />
          <TextField
            type="date"
            name="to"
            label="To"
            labelHidden
            value={filter.to ?? ''}
            min={filter.from}
            max={today}
            onChange={(event) => onChange({ to: event.currentTarget.value })}
          />
        </>
      )}
    </FilterBar>
  );
}

function rangeChoice({ from, to }: PaymentFilter, today: CalendarDay): string {
  if (!from && !to) return '';
  return (from && to && presetOf({ from, to }, today)) || 'custom';
}
