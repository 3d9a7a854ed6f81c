import { useRef, useState, type RefObject } from 'react';
import { isApple } from '../Sidebar/is-apple.ts';

export interface ByHand {
  input: RefObject<HTMLInputElement | null>;
  /** What to do where copying failed; for the field's error. */
  error: string | undefined;
  /** Copying failed: the text is selected and one key away. */
  fail: () => void;
  /** It was taken after all. */
  done: () => void;
}

/**
 * The way out where a text cannot be put on the clipboard: the field selects it as a whole, inside the same focus trap, and
 * says which keys take it.
 */
export function useByHand(label: string): ByHand {
  const input = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState<string>();
  return {
    input,
    error: failed,
    fail: () => {
      setFailed(
        `Your browser did not let us copy. ${label} is selected: press ${isApple() ? '⌘C' : 'Ctrl+C'}, or hold it and choose Copy.`,
      );
      input.current?.focus();
      input.current?.select();
    },
    done: () => setFailed(undefined),
  };
}
