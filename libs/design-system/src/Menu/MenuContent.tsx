import { DropdownMenu as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { usePermissionCheck } from '../PermissionProvider/PermissionProvider.tsx';
import { heading, item as itemStyle, menu, reason, separator, texts, tones } from './Menu.css.ts';
import type { MenuEntry, MenuItem } from './menu-entries.ts';

interface MenuContentProps {
  label: string;
  items: readonly MenuEntry[];
  align: 'start' | 'end';
  /** Puts focus back where it belongs, where Radix cannot know it. */
  returnFocus?: () => void;
}

/** The open menu. An action waits until focus has returned, so that a dialog it opens knows whom to give focus back. */
export function MenuContent({ label, items, align, returnFocus }: MenuContentProps) {
  const chosen = useRef<(() => void) | undefined>(undefined);
  return (
    <Radix.Portal>
      <Radix.Content
        className={menu}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        aria-label={label}
        loop
        onCloseAutoFocus={(event) => {
          if (returnFocus) {
            event.preventDefault();
            returnFocus();
          }
          const action = chosen.current;
          chosen.current = undefined;
          // Radix focuses the button right after this handler; the action comes after that.
          if (action) setTimeout(action, 0);
        }}
      >
        {items.map((entry, index) => {
          if ('separator' in entry) {
            // Entries of an open menu do not move: the place is identity enough.
            return <Radix.Separator key={`separator-${index + 1}`} className={separator} />;
          }
          if ('heading' in entry) {
            return (
              <Radix.Label key={entry.heading} className={heading}>
                {entry.heading}
              </Radix.Label>
            );
          }
          const choose = () => {
            chosen.current = entry.onSelect;
          };
          return entry.permission ? (
            <GuardedItem key={entry.label} item={entry} permission={entry.permission} onChoose={choose} />
          ) : (
            <Item key={entry.label} item={entry} onChoose={choose} />
          );
        })}
      </Radix.Content>
    </Radix.Portal>
  );
}

interface ItemProps {
  item: MenuItem;
  onChoose: () => void;
  missing?: string;
}

function GuardedItem({
  permission,
  ...rest
}: ItemProps & { permission: NonNullable<MenuItem['permission']> }) {
  const can = usePermissionCheck();
  return <Item {...rest} missing={can(permission) ? undefined : permission} />;
}

function Item({ item, onChoose, missing }: ItemProps) {
  const disabled = item.disabled === true || missing !== undefined;
  const body: ReactNode = (
    <>
      {item.icon && <Icon icon={item.icon} />}
      <span className={texts}>
        <span>{item.label}</span>
        {missing && <span className={reason}>Needs the permission {missing}</span>}
      </span>
    </>
  );
  const className = `${itemStyle} ${tones[disabled ? 'default' : (item.tone ?? 'default')]}`;
  if (item.href !== undefined && !disabled) {
    return (
      <Radix.Item asChild>
        <Anchor href={item.href} target={item.external ? '_blank' : undefined} className={className}>
          {body}
        </Anchor>
      </Radix.Item>
    );
  }
  return (
    <Radix.Item disabled={disabled} onSelect={onChoose} className={className}>
      {body}
    </Radix.Item>
  );
}
