import {
  Children,
  createElement,
  type ComponentType,
  type FormHTMLAttributes,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { Button } from '../Button/Button.tsx';
import { actions, bar, slot } from './FilterBar.css.ts';

type FilterFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'method'> & { method?: 'get' };

export interface FilterBarProps {
  /** Fields; the first one takes the most room, so a search belongs there. */
  children: ReactNode;
  /** What is filtered, for a screen reader: "Filter payments". */
  label: string;
  action?: string;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Shown while a filter is set: the same list without any. */
  clearHref?: string;
  submitLabel?: string;
  /** The router's form. */
  component?: ComponentType<FilterFormProps>;
}

/** Filters of a list. A GET form: what is filtered stands in the address, so it can be shared and gone back from. */
export function FilterBar({
  children,
  label,
  action,
  onSubmit,
  clearHref,
  submitLabel = 'Apply',
  component,
}: FilterBarProps) {
  const content = (
    <>
      {Children.map(children, (child) => child && <div className={slot}>{child}</div>)}
      <div className={actions}>
        <Button type="submit">{submitLabel}</Button>
        {clearHref && (
          <Button tone="quiet" href={clearHref}>
            Clear
          </Button>
        )}
      </div>
    </>
  );
  const properties: FilterFormProps = {
    method: 'get',
    role: 'search',
    'aria-label': label,
    className: bar,
    action,
    onSubmit,
  };
  return createElement(component ?? 'form', properties, content);
}
