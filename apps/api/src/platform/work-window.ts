import { rowFailure } from './each-row.ts';

interface Work<Row extends { id: string }> {
  /** Rows that are worked on at once, at most. */
  atOnce: number;
  /** Takes so many at most of those that are due, so that nobody else does. */
  take(room: number): Promise<readonly Row[]>;
  work(row: Row): Promise<unknown>;
  /** Told of each row whose work failed, and of each time that none could be taken. */
  onFailure(error: Error): void;
}

export interface WorkWindow {
  /** Begins work on what is due, as far as there is room, and does not wait for its end. */
  fill(): Promise<void>;
  /** Waits until nothing is under way any more. */
  settled(): Promise<void>;
  /** Takes nothing more. */
  close(): void;
}

/**
 * Work that mostly waits for another party. Where a row's work ends another row comes in, so that one that takes long takes
 * no more than its own place.
 */
export function createWorkWindow<Row extends { id: string }>({
  atOnce,
  take,
  work,
  onFailure,
}: Work<Row>): WorkWindow {
  const underWay = new Set<Promise<void>>();
  let closed = false;
  let lastTurn = Promise.resolve();
  let waitingTurn: Promise<void> | undefined;

  /** One turn at a time, so that each sees what the one before it took; those asked for meanwhile are one. */
  function takeTurn(): Promise<void> {
    if (waitingTurn !== undefined) return waitingTurn;
    waitingTurn = lastTurn.then(() => {
      waitingTurn = undefined;
      return beginDue();
    });
    lastTurn = waitingTurn.catch(() => undefined);
    return waitingTurn;
  }

  async function beginDue(): Promise<void> {
    const room = atOnce - underWay.size;
    if (room <= 0 || closed) return;
    for (const row of await take(room)) begin(row);
  }

  function begin(row: Row): void {
    const task = attempt(row).finally(() => {
      // Both in one step: whoever waits for the end sees either.
      underWay.delete(task);
      takeTurn().catch((cause: unknown) => onFailure(new Error('Nothing more could be taken.', { cause })));
    });
    underWay.add(task);
  }

  async function attempt(row: Row): Promise<void> {
    try {
      await work(row);
    } catch (cause) {
      onFailure(rowFailure(row, cause));
    }
  }

  return {
    fill: takeTurn,
    settled: async () => {
      let turn: Promise<void>;
      do {
        turn = lastTurn;
        await turn;
        await Promise.all(underWay);
      } while (turn !== lastTurn || underWay.size > 0);
    },
    close: () => {
      closed = true;
    },
  };
}
