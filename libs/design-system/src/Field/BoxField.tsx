import type { ReactNode } from 'react';
import { box } from './Field.css.ts';
import { Field, type ControlProps, type FieldFrameProps, type FieldProps } from './Field.tsx';

interface BoxFieldProps extends Pick<FieldFrameProps, 'below' | 'aside'> {
  field: FieldProps;
  readOnly?: boolean;
  /** The parts of the box keep the order of figures, from left to right, in any script. */
  ofFigures?: boolean;
  /** What stands in the box, given the attributes of its control. */
  children: (control: ControlProps) => ReactNode;
}

/** A field whose control stands in a bordered box, which carries the colours of focus, error, read-only and disabled. */
export function BoxField({
  field,
  readOnly = false,
  ofFigures = false,
  below,
  aside,
  children,
}: BoxFieldProps) {
  return (
    <Field {...field} below={below} aside={aside}>
      {(control, invalid) => (
        <div
          className={box}
          dir={ofFigures ? 'ltr' : undefined}
          data-invalid={invalid ? '' : undefined}
          data-read-only={readOnly ? '' : undefined}
          data-disabled={control.disabled ? '' : undefined}
        >
          {children(control)}
        </div>
      )}
    </Field>
  );
}
