import { useEffect, useEffectEvent } from 'react';
import { isApple } from './is-apple.ts';

function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable;
}

/**
 * Runs on Ctrl and a letter, on a Mac on Command and the letter, anywhere on the page. Rich text keeps its own shortcuts, and
 * of several that listen for the same letter only the first one runs.
 *
 * @param letter Lower case.
 * @param onPress Left out, the browser keeps the keys.
 */
export function useShortcut(letter: string, onPress: (() => void) | undefined) {
  const active = onPress !== undefined;
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const held = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    const asked = held && event.key.toLowerCase() === letter && !event.defaultPrevented;
    if (!asked || event.altKey || event.shiftKey || event.repeat || isEditable(event.target)) return;
    event.preventDefault();
    onPress?.();
  });
  useEffect(() => {
    if (!active) return undefined;
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [active]);
}

/** The keys in words, as this machine names them. */
export function shortcutName(letter: string): string {
  return isApple() ? `⌘${letter.toUpperCase()}` : `Ctrl ${letter.toUpperCase()}`;
}
