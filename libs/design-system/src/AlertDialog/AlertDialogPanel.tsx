import { AlertDialog as Radix } from 'radix-ui';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import {
  body,
  description as descriptionStyle,
  footer,
  header,
  kinds,
  panel,
  scrim,
  sizes,
  title as titleStyle,
  titles,
} from '../Dialog/Dialog.css.ts';
import { useReturnFocus } from '../Dialog/use-return-focus.ts';

/** Everything about the question but the button that opens it. */
export interface AlertPanelProps {
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
  /** What the dialog says when `onConfirm` has failed. */
  errorText?: (error: unknown) => string;
  children?: ReactNode;
}

const tryAgain = () => 'That did not work, and nothing was changed. Try again.';

/** The open question. */
export function AlertDialogPanel({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  onConfirm,
  errorText = tryAgain,
  children,
  returnTo,
}: AlertPanelProps & { returnTo: HTMLElement | null }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const returnFocus = useReturnFocus(returnTo);

  const handleOpenChange = (next: boolean) => {
    if (busy) return;
    setFailure(undefined);
    onOpenChange(next);
  };
  const handleConfirm = async (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Radix.Root open={open} onOpenChange={handleOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content {...returnFocus} className={`${panel} ${kinds.dialog} ${sizes.dialog.sm}`}>
          <header className={header}>
            <div className={titles}>
              <Radix.Title className={titleStyle}>{title}</Radix.Title>
              <Radix.Description className={descriptionStyle}>{description}</Radix.Description>
            </div>
          </header>
          {(children || failure) && (
            <div className={body}>
              {children}
              {failure && (
                <Banner tone="danger" live>
                  {failure}
                </Banner>
              )}
            </div>
          )}
          <footer className={footer}>
            <Radix.Cancel asChild>
              {/* Radix focuses it without scrolling, and in a low window it stands below the fold. */}
              <Button
                disabled={busy}
                onFocus={({ currentTarget }) =>
                  currentTarget.parentElement?.scrollIntoView({ block: 'nearest' })
                }
              >
                {cancelLabel}
              </Button>
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
