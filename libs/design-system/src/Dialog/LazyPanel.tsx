import { useState, type MouseEvent, type ReactElement } from 'react';
import type { LazyPart } from './lazy-part.tsx';
import { opener, preloading } from './opener.ts';

interface Openable {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface LazyPanelProps<Props> {
  part: LazyPart<Props & { returnTo: HTMLElement | null }>;
  panel: Props;
  trigger: ReactElement | undefined;
}

/** The button of a dialog, a drawer or a question; what it opens comes when it is first needed. */
export function LazyPanel<Props extends Openable>({
  part: { Part, preload },
  panel,
  trigger,
}: LazyPanelProps<Props>) {
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
      {used && <Part {...panel} returnTo={button} />}
    </>
  );
}
