import { useCallback, useEffect, useRef, useState } from 'react';

export interface ComboboxOption {
  /** What is posted. */
  value: string;
  label: string;
  /** A second line: a code, an address, what tells two equal names apart. */
  detail?: string;
  disabled?: boolean;
}

/** Options for a text, from wherever they come. An aborted signal means that nobody waits for the answer any more. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

export interface OptionsState {
  options: readonly ComboboxOption[];
  status: 'idle' | 'loading' | 'failed';
}

/** How long typing rests before options are asked for, in milliseconds. */
const rest = 250;

/**
 * The options to offer. A list is there at once; a function is asked when the list opens and whenever typing rests. Each
 * question cancels the one before it, and an answer that comes late all the same is dropped.
 */
export function useOptions(source: readonly ComboboxOption[] | LoadOptions) {
  const fixed = typeof source === 'function' ? undefined : source;
  const [state, setState] = useState<OptionsState>({ options: fixed ?? [], status: 'idle' });
  const running = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<string>(undefined);
  const load = useRef(source);
  useEffect(() => {
    load.current = source;
  });

  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
    running.current = undefined;
  }, []);
  useEffect(() => cancel, [cancel]);

  const run = useCallback(async (query: string) => {
    const ask = load.current;
    if (typeof ask !== 'function') return;
    const controller = new AbortController();
    running.current = controller;
    asked.current = query;
    try {
      const options = await ask(query, controller.signal);
      if (!controller.signal.aborted) setState({ options, status: 'idle' });
    } catch {
      if (controller.signal.aborted) return;
      // Asked again the next time, whatever the text is then.
      asked.current = undefined;
      setState({ options: [], status: 'failed' });
    }
  }, []);

  /** Asks for a text, unless it is what the present options answer. `now` where nobody is typing. */
  const find = useCallback(
    (query: string, now = false) => {
      if (query === asked.current) return;
      cancel();
      asked.current = undefined;
      setState((last) => ({ options: last.options, status: 'loading' }));
      if (now) void run(query);
      else timer.current = setTimeout(() => void run(query), rest);
    },
    [cancel, run],
  );

  return { state: fixed ? { options: fixed, status: 'idle' as const } : state, find, remote: !fixed };
}
