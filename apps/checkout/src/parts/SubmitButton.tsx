import { Button } from '@harbour/design-system/Button';
import { Spinner } from '@harbour/design-system/Spinner';

export interface SubmitButtonProps {
  /** What pressing it does: "Pay ₦1,250.00". */
  label: string;
  /** Said by the spinner that the script shows from the press until there is an answer; the label stays. */
  sendingLabel: string;
}

/** The one main button of a form. Never disabled: what is wrong is said when it is pressed. */
export function SubmitButton({ label, sendingLabel }: SubmitButtonProps) {
  return (
    <Button type="submit" tone="primary" size="lg" fullWidth>
      <span data-sending hidden>
        <Spinner label={sendingLabel} size="sm" immediate />
      </span>
      {/* The space parts the two where they are read as one name. */}
      {` ${label}`}
    </Button>
  );
}
