import type { FormErrors } from '../Field/form-errors.ts';

/**
 * Messages by field name out of what form libraries and servers hand over: strings, `{ message }`, or such things nested
 * (`customer: { email: { message } }` becomes `customer.email`).
 */
export function flattenErrors(errors: object | undefined, prefix = ''): FormErrors {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(errors ?? {}) as [string, unknown][]) {
    const name = prefix + key;
    if (typeof value === 'string') {
      if (value) flat[name] = value;
    } else if (typeof value === 'object' && value !== null) {
      const message = 'message' in value ? value.message : undefined;
      if (typeof message === 'string' && message) flat[name] = message;
      else if (!('message' in value)) Object.assign(flat, flattenErrors(value, `${name}.`));
    }
  }
  return flat;
}
