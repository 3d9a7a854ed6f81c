import X from 'lucide-react/icons/x';
import { Dialog as Radix } from 'radix-ui';
import { useRef, useState, type ReactNode } from 'react';
import { AlertDialogPanel } from '../AlertDialog/AlertDialogPanel.tsx';
import { Button } from '../Button/Button.tsx';
import { fieldTakesEscape } from '../Field/takes-escape.ts';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import {
  body,
  close,
  description as descriptionStyle,
  footer as footerStyle,
  header,
  kinds,
  panel,
  scrim,
  sizes,
  title as titleStyle,
  titles,
  type PanelSize,
} from './Dialog.css.ts';
import { discardQuestion, useLeaveWarning } from './unsaved.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** What Dialog and Drawer share. */
export interface PanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last; always in sight. On a phone they stand below each other, the main one on top. */
  footer?: ReactNode;
  /** A first button that leaves, and asks before as the cross does: "Cancel". */
  cancelLabel?: string;
  /** Something was entered and not saved: closing asks first, and so does leaving the page. */
  unsaved?: boolean;
  /** Something was sent that closing could not take back: it stays until `pending` is over. */
  pending?: boolean;
  /** It is gone and focus is back where it was: what was chosen in it may now open something of its own. */
  onClosed?: () => void;
}

interface DialogPanelProps extends PanelProps {
  kind: keyof typeof kinds;
  size: PanelSize;
  /** The button that opened it, if it has one of its own. */
  returnTo: HTMLElement | null;
}

/** The open dialog, in the middle of the page or at its end. */
export function DialogPanel({
  kind,
  size,
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  cancelLabel,
  unsaved = false,
  pending = false,
  onClosed,
  returnTo,
}: DialogPanelProps) {
  const [asking, setAsking] = useState(false);
  // Its owner may close it over the question, which must not stand there the next time.
  if (asking && !open) setAsking(false);
  const returnFocus = useReturnFocus(returnTo);
  const content = useRef<HTMLDivElement>(null);
  useLeaveWarning(open && unsaved);

  const handleOpenChange = (next: boolean) => {
    if (next) onOpenChange(true);
    else if (pending) return;
    else if (unsaved) setAsking(true);
    else onOpenChange(false);
  };

  return (
    <Radix.Root open={open} onOpenChange={handleOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...returnFocus}
          ref={content}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            event.preventDefault();
            (firstField(content.current) ?? content.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            returnFocus.onCloseAutoFocus(event);
            onClosed?.();
          }}
          className={`${panel} ${kinds[kind]} ${sizes[kind][size]}`}
          onEscapeKeyDown={(event) => {
            if (fieldTakesEscape(event.target)) event.preventDefault();
          }}
          // Radix warns where a dialog has no description; not every one needs one.
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={header}>
            <div className={titles}>
              <Radix.Title className={titleStyle}>{title}</Radix.Title>
              {description && (
                <Radix.Description className={descriptionStyle}>{description}</Radix.Description>
              )}
            </div>
            <div className={close}>
              <Radix.Close asChild>
                <PlainIconButton icon={X} label="Close" disabled={pending} />
              </Radix.Close>
            </div>
          </header>
          <div className={body}>{children}</div>
          {(footer || cancelLabel) && (
            <footer className={footerStyle}>
              {cancelLabel && (
                <Radix.Close asChild>
                  <Button disabled={pending}>{cancelLabel}</Button>
                </Radix.Close>
              )}
              {footer}
            </footer>
          )}
          <AlertDialogPanel
            open={asking}
            onOpenChange={setAsking}
            {...discardQuestion}
            onConfirm={() => onOpenChange(false)}
            returnTo={null}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const fields = ['input:not([type="hidden"], [type="radio"]:not(:checked))', 'select', 'textarea'];

/** Where typing begins. On a touch screen nowhere: the keyboard would rise over the half of the sheet before it was read. */
function firstField(content: HTMLElement | null): HTMLElement | null | undefined {
  if (window.matchMedia?.('(hover: none)').matches) return null;
  return content?.querySelector<HTMLElement>(fields.map((field) => `${field}:not(:disabled)`).join(', '));
}
