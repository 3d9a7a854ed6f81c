import type { RequiredPermission } from '@harbour/domain/permission';
import { denialInWords } from '@harbour/domain/permission-words';
import { Children, createElement, isValidElement, useId, useState, type ReactNode } from 'react';
import { usePermission } from '../PermissionProvider/PermissionProvider.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { asArguments, disarm } from './disarm.ts';
import { DenialContext } from './gate-context.ts';
import { denied, deniedWide, open, reason } from './PermissionGate.css.ts';
import { useBlockedEvents } from './use-blocked-events.ts';

export interface PermissionGateProps {
  /** `resource.privilege`, a key of the contract. */
  permission: RequiredPermission;
  /**
   * `disable` where people should know that the thing exists and whom to ask; `remove` where it would only be in the way.
   */
  mode?: 'disable' | 'remove';
  /** A control, or a few. */
  children: ReactNode;
}

function isWide(children: ReactNode): boolean {
  return Children.toArray(children).some(
    (child) => isValidElement<{ fullWidth?: boolean }>(child) && child.props.fullWidth === true,
  );
}

/** A link says by itself that it is disabled and can be focused; a disabled button cannot. */
function isLink(children: ReactNode): boolean {
  const [only, ...others] = Children.toArray(children);
  return (
    others.length === 0 && isValidElement<{ href?: string }>(only) && typeof only.props.href === 'string'
  );
}

/**
 * A control that needs a permission. Without it buttons are disabled, anchors lose their target, clicks (of any button),
 * keys, drags and submits are blocked, and a tooltip and the screen reader say in words what is missing; in `remove`
 * mode there is nothing at all. A permission granted later restores everything, with its state.
 *
 * Throws without a PermissionProvider. The server checks again, whatever this shows.
 */
export function PermissionGate({ permission, mode = 'disable', children }: PermissionGateProps) {
  const allowed = usePermission(permission);
  const reasonId = useId();
  const nameId = useId();
  // The open tooltip is a description of its own; both together would be read twice.
  const [told, setTold] = useState(false);
  useBlockedEvents(!allowed);

  if (!allowed && mode === 'remove') return null;

  const { what, wayOn } = denialInWords(permission);
  const message = `${what}. ${wayOn}`;
  // The button inside cannot take focus, so what holds it does, under the button's own words.
  const focusTarget =
    allowed || isLink(children)
      ? {}
      : {
          tabIndex: 0,
          role: 'group',
          'aria-labelledby': nameId,
          'aria-describedby': told ? undefined : reasonId,
        };
  const content = (
    <span
      id={nameId}
      className={allowed ? open : isWide(children) ? `${denied} ${deniedWide}` : denied}
      data-denied={allowed ? undefined : permission}
      {...focusTarget}
    >
      {createElement(
        DenialContext,
        { value: allowed ? undefined : { reasonId } },
        ...asArguments(allowed ? children : disarm(children, reasonId)),
      )}
    </span>
  );
  return (
    <>
      <Tooltip content={message} disabled={allowed} onOpenChange={setTold}>
        {content}
      </Tooltip>
      {!allowed && (
        <span id={reasonId} className={reason}>
          {message}
        </span>
      )}
    </>
  );
}
