import { useEffect, useState, type ReactNode } from 'react';
import { importWhole } from './import-whole.ts';

type Component<Props> = (props: Props) => ReactNode;

interface LazyPartOptions<Props> {
  /** The page is whole without it: where it cannot be loaded, nothing is drawn and no error boundary told. */
  optional?: boolean;
  /** Keeps its room until it is loaded. */
  placeholder?: Component<Props>;
}

export interface LazyPart<Props> {
  /** Draws nothing, or the placeholder, until it is loaded. A failure goes to the nearest error boundary; the next one mounted tries again. */
  Part: Component<Props>;
  /** Fetches it ahead; a failure shows when it is really needed. */
  preload: () => void;
}

/**
 * The part of a component that a page pays for only once somebody reaches for it. Unlike React's `lazy` it keeps no failure,
 * and what was preloaded is drawn at once.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Component<Props>>,
  { optional = false, placeholder: Placeholder }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  let loaded: Component<Props> | undefined;
  let loading: Promise<void> | undefined;

  const fetch = async () => {
    try {
      loaded = await importWhole(load);
    } finally {
      loading = undefined;
    }
  };
  const ready = () => (loading ??= fetch());

  function Part(props: Props) {
    const [Drawn, setDrawn] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown } | undefined>(undefined);
    useEffect(() => {
      if (Drawn) return undefined;
      let mounted = true;
      ready().then(
        () => mounted && setDrawn(() => loaded),
        (error: unknown) => mounted && setFailure({ error }),
      );
      return () => {
        mounted = false;
      };
    }, [Drawn]);
    if (Drawn) return <Drawn {...props} />;
    if (failure && !optional) throw failure.error;
    return failure || !Placeholder ? null : <Placeholder {...props} />;
  }

  return {
    Part,
    preload: () => {
      if (!loaded) ready().catch(() => undefined);
    },
  };
}
