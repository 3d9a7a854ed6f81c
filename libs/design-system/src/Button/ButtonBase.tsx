import type { MouseEvent, ReactNode } from 'react';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { useDenial } from '../PermissionGate/gate-context.ts';
import type { ButtonBaseProps } from './button-props.ts';

/**
 * The element behind Button and IconButton: a real button, or a real link where there is an `href`.
 * A loading button stays focusable (`aria-disabled`), so that focus is not thrown to the top of the page.
 */
export function ButtonBase({
  tone: _tone,
  size: _size,
  loading = false,
  loadingLabel: _loadingLabel,
  disabled = false,
  className,
  children,
  ...rest
}: ButtonBaseProps & { className: string; children: ReactNode }) {
  const denial = useDenial();
  const off = disabled || denial !== undefined;

  if (rest.href !== undefined) {
    const { href, external = false, ...anchor } = rest;
    return (
      <Anchor
        {...anchor}
        href={off ? undefined : href}
        tabIndex={off ? 0 : undefined}
        aria-describedby={denial?.reasonId ?? anchor['aria-describedby']}
        target={external ? '_blank' : undefined}
        className={className}
        onClick={off ? undefined : anchor.onClick}
      >
        {children}
      </Anchor>
    );
  }

  const { href: _href, type = 'button', onClick, ...element } = rest;
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...element}
      // Chosen by a closed type, never a computed string.
      type={type === 'submit' ? 'submit' : 'button'}
      disabled={off}
      aria-disabled={loading || element['aria-disabled']}
      data-loading={loading ? '' : undefined}
      className={className}
      onClick={handleClick}
    >
      {children}
    </button>
  );
}
