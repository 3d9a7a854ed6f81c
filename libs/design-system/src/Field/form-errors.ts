import { createContext, use } from 'react';

/** Messages by field name, as a Form hands them down. */
export type FormErrors = Readonly<Record<string, string>>;

export const FormErrorsContext = createContext<FormErrors | undefined>(undefined);

/** The message that the surrounding Form has for a field, if any. */
export function useFormError(name: string | undefined): string | undefined {
  const errors = use(FormErrorsContext);
  return name === undefined ? undefined : errors?.[name];
}
