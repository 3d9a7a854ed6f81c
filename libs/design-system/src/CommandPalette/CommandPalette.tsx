import { useEffect, useState } from 'react';
import { lazyPart } from '../Dialog/lazy-part.tsx';
import { useShortcut } from '../Sidebar/use-shortcut.ts';
import type { CommandPanelProps } from './CommandPanel.tsx';

const { Part: LazyCommandPanel } = lazyPart(async () => (await import('./CommandPanel.tsx')).CommandPanel);

export type { CommandItem, CommandResults } from './commands.ts';

export interface CommandPaletteProps extends Omit<CommandPanelProps, 'query' | 'onQueryChange'> {
  /** What is typed, where the owner looks for it elsewhere as well; else the palette keeps it. */
  query?: string;
  onQueryChange?: (query: string) => void;
}

/**
 * Any place and any action by its name, from anywhere: Ctrl K, on a Mac Command K, opens and closes it while it is mounted,
 * unless a DashboardLayout does. Nothing of it is loaded before it is first opened.
 */
export function CommandPalette({ query, onQueryChange, ...panel }: CommandPaletteProps) {
  const { open, onOpenChange } = panel;
  const [typed, setTyped] = useState('');
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  // However it was left, it opens empty again.
  if (!open && typed !== '') setTyped('');
  useEffect(() => {
    if (!open && query) onQueryChange?.('');
  }, [open, query, onQueryChange]);
  useShortcut('k', () => onOpenChange(!open));
  if (!used) return null;
  return (
    <LazyCommandPanel
      {...panel}
      query={query ?? typed}
      onQueryChange={(next) => {
        setTyped(next);
        onQueryChange?.(next);
      }}
    />
  );
}
