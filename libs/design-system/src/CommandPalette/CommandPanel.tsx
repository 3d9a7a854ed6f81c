import { Command, defaultFilter } from 'cmdk';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type KeyboardEvent } from 'react';
import { useReturnFocus } from '../Dialog/use-return-focus.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import { CommandEntries } from './CommandEntries.tsx';
import { CommandNotes, FoundCount } from './CommandNotes.tsx';
import {
  field,
  foot,
  hidden,
  input as inputStyle,
  key as keyStyle,
  list as listStyle,
  palette,
  root,
  scrim,
  withKeys,
  withoutKeys,
} from './CommandPalette.css.ts';
import type { CommandGroup, CommandItem, CommandResults } from './commands.ts';

export interface CommandPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What can be found by its words alone. */
  groups: readonly CommandGroup[];
  /** Shown first while nothing is typed. */
  recent?: readonly CommandItem[];
  query: string;
  onQueryChange: (query: string) => void;
  /** What was found elsewhere, kind by kind. */
  results?: readonly CommandResults[];
  /** Its name for a screen reader. */
  label?: string;
  placeholder?: string;
  /** Said where nothing matches. */
  emptyText?: string;
}

const none: readonly CommandItem[] = [];
const nothing: readonly CommandResults[] = [];
const fromElsewhere = 'found:';

/** Who answers has decided already what matches; it stands below what matches by its own words. */
function score(value: string, search: string, keywords?: string[]): number {
  if (value.startsWith(fromElsewhere)) return 0.001;
  const [label = '', ...others] = keywords ?? [];
  return defaultFilter(label, search, others);
}

/** A place is a link, and Enter follows it as a click would, in a new tab with Ctrl or Command. */
function followLink(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const chosen = event.currentTarget.querySelector('[role="option"][aria-selected="true"]');
  const inList = event.target instanceof HTMLInputElement;
  if (!inList || !(chosen instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  const { ctrlKey, metaKey } = event;
  chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
}

/** The open palette. */
export function CommandPanel({
  open,
  onOpenChange,
  groups,
  recent = none,
  query,
  onQueryChange,
  results = nothing,
  label = 'Search and commands',
  placeholder = 'Where to, or what to do?',
  emptyText = 'Nothing matches.',
}: CommandPanelProps) {
  const chosen = useRef<(() => void) | undefined>(undefined);
  const returnFocus = useReturnFocus();
  const input = useRef<HTMLInputElement>(null);
  const searching = query.trim() !== '';

  const leave = (action?: () => void) => {
    chosen.current = action;
    onOpenChange(false);
  };

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          className={palette}
          aria-describedby={undefined}
          onOpenAutoFocus={returnFocus.onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            returnFocus.onCloseAutoFocus(event);
            const action = chosen.current;
            chosen.current = undefined;
            action?.();
          }}
        >
          <Radix.Title className={hidden}>{label}</Radix.Title>
          <Command
            label={label}
            loop
            vimBindings={false}
            filter={score}
            className={root}
            onKeyDown={followLink}
          >
            <div className={field}>
              <Icon icon={Search} size={20} />
              <Command.Input
                ref={input}
                value={query}
                onValueChange={onQueryChange}
                placeholder={placeholder}
                className={inputStyle}
              />
              <kbd className={`${keyStyle} ${withKeys}`}>Esc</kbd>
              <span className={withoutKeys}>
                <Radix.Close asChild>
                  <PlainIconButton icon={X} label="Close" size="sm" />
                </Radix.Close>
              </span>
            </div>
            <Command.List label="Results" className={listStyle}>
              {!searching && (
                <CommandEntries heading="Recent" prefix="recent:" items={recent} onLeave={leave} />
              )}
              {groups.map(({ heading, items }) => (
                <CommandEntries
                  key={heading}
                  heading={heading}
                  prefix={`${heading}:`}
                  items={items}
                  onLeave={leave}
                />
              ))}
              {results.map(({ heading, items }) => (
                <CommandEntries
                  key={`${fromElsewhere}${heading}`}
                  heading={heading}
                  prefix={`${fromElsewhere}${heading}:`}
                  items={items}
                  onLeave={leave}
                />
              ))}
            </Command.List>
            <CommandNotes searching={searching} results={results} emptyText={emptyText} />
            <FoundCount searching={searching} input={input} />
          </Command>
          <p className={foot} aria-hidden="true">
            <span>
              <kbd className={keyStyle}>↑</kbd> <kbd className={keyStyle}>↓</kbd> to move
            </span>
            <span>
              <kbd className={keyStyle}>Enter</kbd> to choose
            </span>
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
