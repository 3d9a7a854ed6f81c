import { Tabs as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { bars, count, frame, tabs } from '../Tabs/Tabs.css.ts';
import { useSelectedInSight } from '../Tabs/use-selected-in-sight.ts';
import { layout, panel } from './TabPanels.css.ts';

export interface TabPanel {
  value: string;
  label: string;
  content: ReactNode;
  count?: number;
  disabled?: boolean;
}

export interface TabPanelsProps {
  label: string;
  /** Two to six; the first is open unless told otherwise. */
  panels: readonly TabPanel[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  orientation?: keyof typeof layout;
}

/** A few short views that share one address. Where each deserves an address of its own, use Tabs. */
export function TabPanels({
  label,
  panels,
  value,
  defaultValue = panels[0]?.value,
  onValueChange,
  orientation = 'horizontal',
}: TabPanelsProps) {
  const [own, setOwn] = useState(defaultValue);
  const open = value ?? own;
  const bar = useSelectedInSight<HTMLDivElement>(open);
  return (
    <Radix.Root
      value={open}
      onValueChange={(next) => {
        setOwn(next);
        onValueChange?.(next);
      }}
      orientation={orientation}
      className={layout[orientation]}
    >
      <div className={frame[orientation]}>
        <Radix.List ref={bar} aria-label={label} className={bars[orientation]}>
          {panels.map((each) => (
            <Radix.Trigger
              key={each.value}
              value={each.value}
              disabled={each.disabled}
              className={tabs[orientation]}
            >
              {each.label}
              {each.count !== undefined && <span className={count}>{each.count}</span>}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {panels.map((each) => (
        <Radix.Content key={each.value} value={each.value} className={panel}>
          {each.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
