import Check from 'lucide-react/icons/check';
import { Menu as Radix } from 'radix-ui/internal';
import { useMemo, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { item, menu, reason, separator, texts, tones } from '../Menu/Menu.css.ts';
import { tick } from './DataTable.css.ts';
import type { DataColumn } from './data-columns.ts';

interface ColumnPanelProps {
  anchor: HTMLElement;
  byKey: boolean;
  columns: readonly Pick<DataColumn<never>, 'key' | 'header' | 'required'>[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** The open menu of columns. It stays open while columns are ticked, and behind it the table follows at once. */
export function ColumnPanel({ anchor, byKey, columns, hidden, onChange, onClose }: ColumnPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  const place = useMemo(() => ({ current: anchor }), [anchor]);
  const leftForElsewhere = useRef(false);

  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    onChange(next);
  };

  return (
    <Radix.Root
      open
      modal={false}
      onOpenChange={(open) => !open && onClose()}
      dir={getComputedStyle(anchor).direction === 'rtl' ? 'rtl' : 'ltr'}
    >
      <Radix.Anchor virtualRef={place} />
      <Radix.Portal>
        <Radix.Content
          ref={content}
          className={menu}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label="Columns"
          loop
          onEntryFocus={(event) => {
            if (!byKey) return;
            event.preventDefault();
            content.current
              ?.querySelector<HTMLElement>('[data-radix-collection-item]')
              ?.focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => {
            // Its own button closes it by its own click.
            if (event.target instanceof Node && anchor.contains(event.target)) event.preventDefault();
            else leftForElsewhere.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftForElsewhere.current) anchor.focus({ preventScroll: true });
          }}
        >
          {columns.map(({ key, header, required }) => {
            const shown = required === true || !hidden.has(key);
            return (
              <Radix.CheckboxItem
                key={key}
                className={`${item} ${tones.default}`}
                checked={shown}
                aria-disabled={required || undefined}
                data-off={required ? '' : undefined}
                textValue={header}
                onSelect={(event) => {
                  event.preventDefault();
                  if (!required) toggle(key);
                }}
              >
                <span className={tick}>{shown && <Icon icon={Check} />}</span>
                <span className={texts}>
                  {header}
                  {required && <span className={reason}>Always shown</span>}
                </span>
              </Radix.CheckboxItem>
            );
          })}
          <Radix.Separator className={separator} />
          <Radix.Item
            className={`${item} ${tones.default}`}
            data-off={hidden.size === 0 ? '' : undefined}
            aria-disabled={hidden.size === 0 || undefined}
            onSelect={(event) => {
              event.preventDefault();
              if (hidden.size > 0) onChange(new Set());
            }}
          >
            <span className={tick} />
            <span className={texts}>Show all</span>
          </Radix.Item>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
