import X from 'lucide-react/icons/x';
import { Dialog as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import {
  body,
  close,
  description as descriptionStyle,
  dialog,
  footer as footerStyle,
  header,
  scrim,
  sizes,
  title as titleStyle,
  titles,
} from './Dialog.css.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last. On a phone they stand below each other, the main one on top. */
  footer?: ReactNode;
  size?: keyof typeof sizes;
  /** A button that opens it; without one, the owner does. */
  trigger?: ReactElement;
}

/** A task within the page that must be finished or left first. Escape, the cross and a click beside it leave. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  trigger,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...returnFocus}
          className={`${dialog} ${sizes[size]}`}
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
                <PlainIconButton icon={X} label="Close" />
              </Radix.Close>
            </div>
          </header>
          <div className={body}>{children}</div>
          {footer && <footer className={footerStyle}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
