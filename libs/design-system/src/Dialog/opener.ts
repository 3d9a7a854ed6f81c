import { cloneElement, type MouseEvent, type ReactElement, type SyntheticEvent } from 'react';

type Handler = (event: SyntheticEvent<HTMLElement>) => void;

interface OpenerProps {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  [name: string]: unknown;
}

function isHandler(name: string, value: unknown): value is Handler {
  return typeof value === 'function' && /^on[A-Z]/.test(name);
}

/**
 * The button that opens something, with what opening needs on top of its own props. Its own handlers run first and, by
 * `preventDefault`, may keep the thing closed.
 */
export function opener(trigger: ReactElement, extra: OpenerProps): ReactElement {
  const own = trigger.props as OpenerProps;
  const merged: Record<string, unknown> = { ...extra };
  for (const [name, added] of Object.entries(extra)) {
    const before = own[name];
    if (!isHandler(name, added) || !isHandler(name, before)) continue;
    merged[name] = (event: SyntheticEvent<HTMLElement>) => {
      before(event);
      if (!event.defaultPrevented) added(event);
    };
  }
  return cloneElement(trigger, merged);
}

/** Signs that somebody is about to press: what opens can be fetched while they do. */
export function preloading(preload: () => void) {
  return { onPointerEnter: preload, onPointerDown: preload, onFocus: preload };
}
