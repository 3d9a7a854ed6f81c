import { cloneElement, isValidElement, type ReactNode } from 'react';

const disablable = new Set(['button', 'input', 'select', 'textarea', 'fieldset', 'option', 'optgroup']);

/** Children as the arguments that `createElement` takes, so that none of them changes its place or its key. */
export function asArguments(node: ReactNode): readonly ReactNode[] {
  return Array.isArray(node) ? (node as readonly ReactNode[]) : [node];
}

/**
 * The same elements with nothing to activate: form controls disabled, anchors without their target but focusable and
 * named disabled. Our own components do this by themselves, through the denial context. Every element keeps its place, so
 * that nothing is mounted anew when the permission comes back.
 */
export function disarm(node: ReactNode, reasonId: string): ReactNode {
  if (Array.isArray(node)) return (node as readonly ReactNode[]).map((child) => disarm(child, reasonId));
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const changes = changesFor(node.type, reasonId);
  const { children } = node.props;
  if (children === undefined || typeof children === 'function') return cloneElement(node, changes);
  return cloneElement(node, changes, ...asArguments(disarm(children, reasonId)));
}

function changesFor(type: unknown, reasonId: string): Readonly<Record<string, unknown>> {
  if (typeof type !== 'string') return {};
  if (disablable.has(type)) return { disabled: true };
  if (type !== 'a' && type !== 'area') return {};
  return {
    href: undefined,
    target: undefined,
    download: undefined,
    role: 'link',
    tabIndex: 0,
    'aria-disabled': true,
    'aria-describedby': reasonId,
  };
}
