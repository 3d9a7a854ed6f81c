import type { ReactElement } from 'react';
import { lazyPart } from '../Dialog/lazy-part.tsx';
import { LazyPanel } from '../Dialog/LazyPanel.tsx';
import type { AlertPanelProps } from './AlertDialogPanel.tsx';

const alertPart = lazyPart(async () => (await import('./AlertDialogPanel.tsx')).AlertDialogPanel);

/** Fetches what it needs before it opens, where it must also open without a connection. */
export const preloadAlertDialog = alertPart.preload;

export interface AlertDialogProps extends AlertPanelProps {
  /** A button that opens it; without one, the owner does. */
  trigger?: ReactElement;
}

/**
 * Asks before something that cannot be taken back. Focus begins on Cancel; a click beside it does nothing. While it acts
 * it can be neither closed nor confirmed twice; where that fails it says so and the question stays.
 */
export function AlertDialog({ trigger, ...panel }: AlertDialogProps) {
  return <LazyPanel part={alertPart} trigger={trigger} panel={panel} />;
}
