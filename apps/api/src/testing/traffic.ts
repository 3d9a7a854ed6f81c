/** What ends the process behind a call in a model; whatever else is thrown is a fault. */
class ProcessDied extends Error {}

/** Calls that a test holds back for a while, the work that waits for them, and the processes that end in the middle of it. */
export interface Traffic {
  /** How many processes have ended. */
  readonly deaths: number;
  die(): never;
  /** What failed, but for the processes that ended. */
  readonly faults: unknown[];
  /** Waits until a release. */
  hold(): Promise<void>;
  release(which: 'oldest' | 'newest' | 'all'): void;
  /** Waits until the work is over, or all that is under way is held back. */
  follow(work: Promise<unknown>): Promise<void>;
  /** Lets everything go on to its end. */
  drain(): Promise<void>;
}

export function traffic(): Traffic {
  let deaths = 0;
  const faults: unknown[] = [];
  const held: (() => void)[] = [];
  const open = new Set<Promise<void>>();
  const waiting: (() => void)[] = [];

  const stir = (): void => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  const nextStir = () => new Promise<void>((resolve) => void waiting.push(resolve));
  const release: Traffic['release'] = (which) => {
    const going = which === 'all' ? held.splice(0) : held.splice(which === 'oldest' ? 0 : -1, 1);
    for (const resolve of going) resolve();
  };
  async function settle(): Promise<void> {
    while (open.size > held.length) await nextStir();
  }

  return {
    get deaths() {
      return deaths;
    },
    die() {
      deaths += 1;
      throw new ProcessDied('The process ended.');
    },
    faults,
    hold: () =>
      new Promise<void>((resolve) => {
        held.push(resolve);
        stir();
      }),
    release,
    async follow(work) {
      const watched = work
        .then(
          () => undefined,
          (error: unknown) => {
            if (!isDeath(error)) faults.push(error);
          },
        )
        .finally(() => {
          open.delete(watched);
          stir();
        });
      open.add(watched);
      await settle();
    },
    async drain() {
      while (open.size > 0) {
        release('all');
        await settle();
      }
    },
  };
}

function isDeath(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isDeath);
  return error instanceof ProcessDied || (error instanceof Error && error.cause instanceof ProcessDied);
}
