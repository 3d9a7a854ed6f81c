import { useDenial } from '../PermissionGate/gate-context.ts';
import { useFormError } from './form-errors.ts';

interface Notes {
  name?: string;
  /** What the control is called where its error stands away from it. A box or switch is not: its error says it all. */
  label?: string;
  hint?: unknown;
  error?: string;
  disabled?: boolean;
}

/**
 * What is said about a control, and the attributes that tie it to the control: the error first, because it is what has to
 * be put right, then the hint, then what a denied permission says.
 */
export function useFieldNotes(id: string, { name, label, hint, error, disabled }: Notes) {
  const denial = useDenial();
  const fromForm = useFormError(name, label);
  const message = error ?? fromForm;
  const ids = [message && `${id}-error`, hint && `${id}-hint`, denial?.reasonId].filter(Boolean);
  return {
    message,
    control: {
      disabled: disabled || denial !== undefined || undefined,
      'aria-invalid': message ? (true as const) : undefined,
      'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    },
  };
}
