import X from 'lucide-react/icons/x';
import type { MouseEvent, ReactNode } from 'react';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import { bulk, count, toolbar, toolbarEnd, toolbarStart } from './Toolbar.css.ts';

interface ToolbarProps {
  start: ReactNode;
  end: ReactNode;
  /** What is selected and what can be done with it; takes the line while there is something. */
  bulkWords: string | undefined;
  bulkActions: ReactNode;
  onClear: () => void;
}

/** The line above the header. Selecting swaps its content, so that no row moves. */
export function Toolbar({ start, end, bulkWords, bulkActions, onClear }: ToolbarProps) {
  // The button goes with what it clears: focus goes to where selecting begins.
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const boxes = currentTarget
      .closest('section')
      ?.parentElement?.querySelectorAll<HTMLElement>(':scope > section ~ * [type="checkbox"]');
    onClear();
    // A phone's list of cards has another one than the table's head.
    [...(boxes ?? [])].find(({ offsetParent }) => offsetParent !== null)?.focus();
  };
  if (bulkWords !== undefined) {
    return (
      <section className={`${toolbar} ${bulk}`} aria-label="Selected rows">
        <PlainIconButton icon={X} size="sm" label="Clear selection" onClick={clear} />
        <span className={count}>{bulkWords}</span>
        <div className={toolbarEnd}>{bulkActions}</div>
      </section>
    );
  }
  return (
    <div className={toolbar}>
      <div className={toolbarStart}>{start}</div>
      <div className={toolbarEnd}>{end}</div>
    </div>
  );
}
