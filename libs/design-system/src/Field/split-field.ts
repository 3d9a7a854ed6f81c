import type { FieldProps } from './Field.tsx';

/**
 * Parts what every field takes (label, hint, error, …) from what its own control takes. The one place that lists the
 * shared props: a field spreads the first into Field and the second onto its control.
 */
export function splitField<Props extends FieldProps>({
  label,
  name,
  hint,
  error,
  optional,
  required,
  disabled,
  labelHidden,
  id,
  ...control
}: Props): [field: FieldProps, control: Omit<Props, keyof FieldProps>] {
  return [{ label, name, hint, error, optional, required, disabled, labelHidden, id }, control];
}
