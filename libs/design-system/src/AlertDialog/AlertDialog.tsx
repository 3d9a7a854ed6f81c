import { AlertDialog as Radix } from 'radix-ui';
import { useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import {
  body,
  description as descriptionStyle,
  dialog,
  footer,
  header,
  scrim,
  sizes,
  title as titleStyle,
  titles,
} from '../Dialog/Dialog.css.ts';
import { useReturnFocus } from '../Dialog/use-return-focus.ts';

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question: "Delete this payment link?" */
  title: string;
  /** What will happen and whether it can be undone. */
  description: ReactNode;
  /** The verb: "Delete link". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  /** A promise keeps the dialog open and the button loading; it closes once that is fulfilled. */
  onConfirm: () => void | Promise<void>;
  children?: ReactNode;
  trigger?: ReactElement;
}

/** Asks before something that cannot be taken back. Focus begins on Cancel; a click beside it does nothing. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  onConfirm,
  children,
  trigger,
}: AlertDialogProps) {
  const [busy, setBusy] = useState(false);
  const returnFocus = useReturnFocus();
  const handleConfirm = async (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // Whoever confirmed shows why; the question stays so that it can be answered again.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content {...returnFocus} className={`${dialog} ${sizes.sm}`}>
          <header className={header}>
            <div className={titles}>
              <Radix.Title className={titleStyle}>{title}</Radix.Title>
              <Radix.Description className={descriptionStyle}>{description}</Radix.Description>
            </div>
          </header>
          {children && <div className={body}>{children}</div>}
          <footer className={footer}>
            <Radix.Cancel asChild>
              <Button disabled={busy}>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button tone={tone} loading={busy} onClick={handleConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
