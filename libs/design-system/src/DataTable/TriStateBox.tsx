import { control, square } from '../Checkbox/Checkbox.css.ts';
import { useIndeterminate } from '../Checkbox/use-indeterminate.ts';

interface TriStateBoxProps {
  state: 'none' | 'some' | 'all';
  label: string;
  /** Shows the label beside the box. */
  labelShown?: boolean;
  /** Of the area around the box, all of which takes the press. */
  className: string;
  onToggle: () => void;
}

/** A tick box that can also say "some of them". */
export function TriStateBox({ state, label, labelShown = false, className, onToggle }: TriStateBoxProps) {
  const box = useIndeterminate(state === 'some');
  return (
    <label className={className}>
      <input
        ref={box}
        type="checkbox"
        className={`${control} ${square}`}
        aria-label={label}
        checked={state === 'all'}
        onChange={onToggle}
      />
      {labelShown && label}
    </label>
  );
}
