import type { LinkErrors, LinkText } from './link-form.ts';

/** What every group of fields of the link's form needs. */
export interface FieldGroupProps {
  text: LinkText;
  errors: LinkErrors;
}

/** Name, id, value and error of one field. */
export function fieldProps(name: string, { text, errors }: FieldGroupProps) {
  return { name, id: name, defaultValue: text[name], error: errors[name] };
}
