import { createContext, use, useLayoutEffect } from 'react';

/** Messages by field name, as a Form hands them down. */
export type FormErrors = Readonly<Record<string, string>>;

interface FormContextValue {
  errors: FormErrors;
  /** Tells the form what its field of a name is called; the answer takes it back. */
  call: (name: string, label: string) => () => void;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The message that the surrounding Form has for a field, if any. The form comes to know what the field is called. */
export function useFormError(name: string | undefined, label: string | undefined): string | undefined {
  const form = use(FormContext);
  const call = form?.call;
  useLayoutEffect(
    () => (name === undefined || label === undefined ? undefined : call?.(name, label)),
    [call, name, label],
  );
  return name === undefined ? undefined : form?.errors[name];
}
