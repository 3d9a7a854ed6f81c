import { Suspense, useState, type MouseEvent, type ReactElement } from 'react';
import type { kinds, PanelSize } from './Dialog.css.ts';
import type { PanelProps } from './DialogPanel.tsx';
import { LazyDialogPanel, preloadDialog } from './lazy-dialog-panel.ts';
import { opener, preloading } from './opener.ts';

interface LazyPanelProps extends PanelProps {
  kind: keyof typeof kinds;
  size: PanelSize;
  trigger?: ReactElement;
}

/** The button of a dialog or a drawer; the rest comes when it is first needed. */
export function LazyPanel({ trigger, ...panel }: LazyPanelProps) {
  const [used, setUsed] = useState(panel.open);
  const [button, setButton] = useState<HTMLElement | null>(null);
  if (panel.open && !used) setUsed(true);
  return (
    <>
      {trigger &&
        opener(trigger, {
          ...preloading(preloadDialog),
          'aria-haspopup': 'dialog',
          'aria-expanded': panel.open,
          onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
            setButton(currentTarget);
            panel.onOpenChange(true);
          },
        })}
      {used && (
        <Suspense>
          <LazyDialogPanel {...panel} returnTo={button} />
        </Suspense>
      )}
    </>
  );
}
