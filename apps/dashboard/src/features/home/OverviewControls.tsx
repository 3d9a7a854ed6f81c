import { Inline } from '@harbour/design-system/Inline';
import { Select } from '@harbour/design-system/Select';
import type { RangePreset } from '@harbour/domain/date-range';
import { rangePresetLabels, rangePresets } from '@harbour/domain/date-range';

interface OverviewControlsProps {
  preset: RangePreset;
  currency: string;
  /** Currencies that the business can look at; the chosen one is among them. */
  currencies: readonly string[];
  onPresetChange: (preset: RangePreset) => void;
  onCurrencyChange: (currency: string) => void;
}

/** Which days and which currency the figures are about. */
export function OverviewControls({
  preset,
  currency,
  currencies,
  onPresetChange,
  onCurrencyChange,
}: OverviewControlsProps) {
  return (
    <Inline gap={2}>
      <Select
        name="currency"
        label="Currency"
        labelHidden
        options={currencies.map((code) => ({ value: code, label: code }))}
        value={currency}
        onChange={(event) => onCurrencyChange(event.currentTarget.value)}
      />
      <Select
        name="range"
        label="Days"
        labelHidden
        options={rangePresets.map((each) => ({ value: each, label: rangePresetLabels[each] }))}
        value={preset}
        onChange={(event) => {
          const chosen = rangePresets.find((each) => each === event.currentTarget.value);
          if (chosen) onPresetChange(chosen);
        }}
      />
    </Inline>
  );
}
