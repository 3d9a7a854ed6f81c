import { useRef, useState, type ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { SecretReveal } from '../SecretReveal/SecretReveal.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface SecretDialogProps {
  open: boolean;
  /** "Your new secret key". */
  title: string;
  /** What it is called at its field: "Secret key". */
  label: string;
  /** The secret, this one time. */
  value: string;
  /** What it is for and what happens to the one before. */
  description?: ReactNode;
  /** It was said to be stored. Drop the secret now. */
  onStored: () => void;
}

/**
 * Shows a secret that will never be shown again. It closes only once the person has said that it is stored: Escape, the
 * cross and a click beside it say what is missing instead, and lead to it.
 */
export function SecretDialog({ open, ...rest }: SecretDialogProps) {
  // A new secret begins anew, with nothing said about it.
  return <Body key={`${open} ${rest.value}`} open={open} {...rest} />;
}

function Body({ open, title, label, value, description, onStored }: SecretDialogProps) {
  const [stored, setStored] = useState(false);
  const [asked, setAsked] = useState(0);
  const box = useRef<HTMLInputElement>(null);
  const subject = label.toLowerCase();
  const missing = asked > 0 && !stored ? `Store the ${subject} first, then tick this box.` : undefined;

  const leave = () => {
    if (stored) return onStored();
    setAsked((times) => times + 1);
    box.current?.focus();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) leave();
      }}
      title={title}
      description={description}
      footer={
        <Button tone="primary" onClick={leave}>
          Done
        </Button>
      }
    >
      <Stack gap={4}>
        <Banner tone="warn" title="This is the only time you see it">
          We keep no copy that could be shown again. Put it where your server reads its secrets.
        </Banner>
        <SecretReveal label={label} value={value} />
        <Checkbox
          ref={box}
          name="stored"
          label={`I have stored this ${subject}`}
          checked={stored}
          onChange={(event) => setStored(event.target.checked)}
          error={missing}
        />
        {/* Focus may be in the box already, and then nothing would be heard. */}
        <VisuallyHidden>
          <span role="alert">{missing && <span key={asked}>{missing}</span>}</span>
        </VisuallyHidden>
      </Stack>
    </Dialog>
  );
}
