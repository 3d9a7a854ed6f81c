import type { MouseEvent, ReactNode } from 'react';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { useDenial } from '../PermissionGate/gate-context.ts';
import type { ButtonBaseProps } from './button-props.ts';

/**
 * The element behind Button and IconButton: a real button, or a real link where there is an `href`.
 * A loading one and one that says why it is disabled stay focusable (`aria-disabled`): focus is not thrown to the top of the
 * page, and whoever comes by keyboard can hear the reason.
 */
export function ButtonBase({
  tone: _tone,
  size: _size,
  loading = false,
  loadingLabel: _loadingLabel,
  disabled = false,
  disabledReason,
  className,
  children,
  ...rest
}: ButtonBaseProps & { className: string; children: ReactNode }) {
  const denial = useDenial();
  const off = disabled || denial !== undefined;
  const waits = loading || disabledReason !== undefined;
  const isLoading = loading ? '' : undefined;

  if (rest.href !== undefined) {
    const { href, external = false, ...anchor } = rest;
    const dead = off || waits;
    return (
      <Anchor
        {...anchor}
        href={dead ? undefined : href}
        tabIndex={dead ? 0 : undefined}
        aria-describedby={denial?.reasonId ?? anchor['aria-describedby']}
        target={external ? '_blank' : undefined}
        data-loading={isLoading}
        className={className}
        onClick={dead ? undefined : anchor.onClick}
      >
        {children}
      </Anchor>
    );
  }

  const { href: _href, type = 'button', onClick, ...element } = rest;
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (waits) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...element}
      // Chosen by a closed type, never a computed string.
      type={type === 'submit' ? 'submit' : 'button'}
      disabled={off}
      aria-disabled={waits || element['aria-disabled']}
      data-loading={isLoading}
      className={className}
      onClick={handleClick}
      // A menu's button opens by its arrow keys, too.
      onKeyDown={waits ? undefined : element.onKeyDown}
    >
      {children}
    </button>
  );
}
