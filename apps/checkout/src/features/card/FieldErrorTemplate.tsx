import { TextField } from '@harbour/design-system/TextField';
import { ERROR_TEMPLATE_ID } from '../../enhance/field-errors.ts';

/** A field with an error, never shown: the script takes the look of its messages from here. */
export function FieldErrorTemplate() {
  return (
    <template id={ERROR_TEMPLATE_ID}>
      <TextField id="template" label="Template" error="Template" />
    </template>
  );
}
