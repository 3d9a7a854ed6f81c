import { useId, useState } from 'react';
import { control, square } from '../Checkbox/Checkbox.css.ts';
import { ChoiceRow } from '../Checkbox/ChoiceRow.tsx';
import { useIndeterminate } from '../Checkbox/use-indeterminate.ts';
import { GroupField, type GroupFieldProps } from '../Field/GroupField.tsx';
import { list, nested } from './CheckboxGroup.css.ts';

export interface CheckboxOption<Value extends string = string> {
  value: Value;
  label: string;
  hint?: string;
  disabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string = string> extends GroupFieldProps {
  options: readonly CheckboxOption<Value>[];
  /** Label of a first box that stands for all of them: ticked, empty or in between. */
  all?: string;
  values?: readonly Value[];
  defaultValues?: readonly Value[];
  /** The ticked values in the order of the options. */
  onValuesChange?: (values: Value[]) => void;
}

/** Any number of a few, all in sight. Posts one entry of `name` for each box that is ticked. */
export function CheckboxGroup<Value extends string = string>({
  options,
  all,
  values,
  defaultValues,
  onValuesChange,
  ...group
}: CheckboxGroupProps<Value>) {
  const id = useId();
  const [own, setOwn] = useState<readonly Value[]>(defaultValues ?? []);
  const ticked = new Set(values ?? own);
  const change = (next: ReadonlySet<Value>) => {
    const ordered = options.map(({ value }) => value).filter((value) => next.has(value));
    setOwn(ordered);
    onValuesChange?.(ordered);
  };
  const open = options.filter((option) => !option.disabled);
  const some = open.filter(({ value }) => ticked.has(value)).length;

  return (
    <GroupField {...group}>
      {({ disabled, invalid }) => (
        <div className={list}>
          {all !== undefined && (
            <AllBox
              id={`${id}-all`}
              label={all}
              disabled={disabled}
              state={some === 0 ? 'none' : some === open.length ? 'all' : 'some'}
              onChange={(tickAll) => {
                const next = new Set(ticked);
                for (const { value } of open) {
                  if (tickAll) next.add(value);
                  else next.delete(value);
                }
                change(next);
              }}
            />
          )}
          <div className={all === undefined ? list : `${list} ${nested}`}>
            {options.map((option) => {
              const optionId = `${id}-${option.value}`;
              const off = disabled || option.disabled === true;
              return (
                <ChoiceRow
                  key={option.value}
                  id={optionId}
                  label={option.label}
                  hint={option.hint}
                  disabled={off}
                >
                  <input
                    type="checkbox"
                    id={optionId}
                    name={group.name}
                    value={option.value}
                    checked={ticked.has(option.value)}
                    disabled={off}
                    aria-invalid={invalid}
                    aria-describedby={option.hint ? `${optionId}-hint` : undefined}
                    className={`${control} ${square}`}
                    onChange={(event) => {
                      const next = new Set(ticked);
                      if (event.target.checked) next.add(option.value);
                      else next.delete(option.value);
                      change(next);
                    }}
                  />
                </ChoiceRow>
              );
            })}
          </div>
        </div>
      )}
    </GroupField>
  );
}

interface AllBoxProps {
  id: string;
  label: string;
  state: 'none' | 'some' | 'all';
  disabled: boolean;
  onChange: (all: boolean) => void;
}

/** Has no name: it is a way to tick the others, not an answer. */
function AllBox({ id, label, state, disabled, onChange }: AllBoxProps) {
  const box = useIndeterminate(state === 'some');
  return (
    <ChoiceRow id={id} label={label} disabled={disabled}>
      <input
        ref={box}
        type="checkbox"
        id={id}
        checked={state === 'all'}
        disabled={disabled}
        className={`${control} ${square}`}
        onChange={() => onChange(state !== 'all')}
      />
    </ChoiceRow>
  );
}
