import type { ReactElement } from 'react';
import type { PanelProps } from '../Dialog/DialogPanel.tsx';
import { dialogPart } from '../Dialog/lazy-dialog-panel.ts';
import { LazyPanel } from '../Dialog/LazyPanel.tsx';

export interface DrawerProps extends PanelProps {
  /** 24, 32 and 44 rem wide. On a phone it is a sheet from the bottom. */
  size?: 'sm' | 'md' | 'lg';
  /** A button that opens it; without one, the owner does. */
  trigger?: ReactElement;
}

/** Details or a longer form beside the page, as high as the screen. Leaves as a Dialog does. */
export function Drawer({ size = 'md', trigger, ...panel }: DrawerProps) {
  return (
    <LazyPanel part={dialogPart} trigger={trigger} panel={{ kind: 'drawer' as const, size, ...panel }} />
  );
}
