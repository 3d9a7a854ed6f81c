import { Suspense, lazy, useState, type MouseEvent, type ReactElement } from 'react';
import { opener, preloading } from '../Dialog/opener.ts';
import type { AlertPanelProps } from './AlertDialogPanel.tsx';

const load = () => import('./AlertDialogPanel.tsx');
const LazyAlertDialogPanel = lazy(async () => ({ default: (await load()).AlertDialogPanel }));

function preload() {
  load().catch(() => undefined);
}

export interface AlertDialogProps extends AlertPanelProps {
  /** A button that opens it; without one, the owner does. */
  trigger?: ReactElement;
}

/**
 * Asks before something that cannot be taken back. Focus begins on Cancel; a click beside it does nothing. While it acts
 * it can be neither closed nor confirmed twice; where that fails it says so and the question stays.
 */
export function AlertDialog({ trigger, ...panel }: AlertDialogProps) {
  const [used, setUsed] = useState(panel.open);
  const [button, setButton] = useState<HTMLElement | null>(null);
  if (panel.open && !used) setUsed(true);
  return (
    <>
      {trigger &&
        opener(trigger, {
          ...preloading(preload),
          'aria-haspopup': 'dialog',
          'aria-expanded': panel.open,
          onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
            setButton(currentTarget);
            panel.onOpenChange(true);
          },
        })}
      {used && (
        <Suspense>
          <LazyAlertDialogPanel {...panel} returnTo={button} />
        </Suspense>
      )}
    </>
  );
}
