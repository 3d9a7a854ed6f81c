import type { CustomField } from '@harbour/contract/model';
import { Select } from '@harbour/design-system/Select';
import { TextField } from '@harbour/design-system/TextField';
import { fieldProps } from './field-props.ts';
import type { FieldGroupProps } from './field-props.ts';
import { customFieldName } from './link-form.ts';

/** The merchant's own questions. */
export function CustomFields({ fields, ...group }: FieldGroupProps & { fields: readonly CustomField[] }) {
  return fields.map((field) => {
    const shared = {
      ...fieldProps(customFieldName(field.key), group),
      label: field.label,
      required: field.required,
      optional: !field.required,
    };
    if (field.type === 'select') {
      const options = (field.options ?? []).map((option) => ({ value: option, label: option }));
      return <Select key={field.key} {...shared} placeholder="Choose" options={options} />;
    }
    return (
      <TextField
        key={field.key}
        {...shared}
        type={field.type === 'email' || field.type === 'date' ? field.type : 'text'}
        inputMode={field.type === 'number' ? 'decimal' : undefined}
        maxLength={500}
      />
    );
  });
}
