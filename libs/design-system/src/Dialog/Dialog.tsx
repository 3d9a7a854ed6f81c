import type { ReactElement } from 'react';
import type { PanelProps } from './DialogPanel.tsx';
import { dialogPart } from './lazy-dialog-panel.ts';
import { LazyPanel } from './LazyPanel.tsx';

export interface DialogProps extends PanelProps {
  /** 26, 34, 48 and 64 rem wide. On a phone it is a sheet as wide as the screen. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** A button that opens it; without one, the owner does. */
  trigger?: ReactElement;
}

/** A task within the page that must be finished or left first. Escape, the cross and a click beside it leave. */
export function Dialog({ size = 'md', trigger, ...panel }: DialogProps) {
  return (
    <LazyPanel part={dialogPart} trigger={trigger} panel={{ kind: 'dialog' as const, size, ...panel }} />
  );
}
