/** A batch gathers what comes while the one before it is under way, and is never larger than this. */
const LARGEST = 64;

/** A batch that takes longer, as one does that waits for another server, holds up the next one no more. */
const PATIENCE_MS = 250;

export interface BatchWork<In, Out> {
  /**
   * Does the work of all items in one commit. What it leaves `undefined` is done alone; where it throws, nothing of it may
   * have happened, and every item is done alone.
   */
  together(owner: string, items: readonly In[]): Promise<readonly (Out | undefined)[]>;
  /** Does the work of one item that is not like the others, with all its refusals. */
  alone(owner: string, item: In): Promise<Out>;
}

interface Waiting<In, Out> {
  item: In;
  resolve(out: Out | Promise<Out>): void;
}

/** Waits for work, but not for long. */
async function patiently(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work, enough]);
  clearTimeout(timer);
}

/**
 * Gathers equal work of many callers into few commits: each caller is answered after the commit that did its own work. One
 * batch an owner is under way at a time, unless it takes long, so that under load the next one fills, and a lone caller waits
 * for nobody. What fails is tried again alone, so that no item is refused for a fault of its neighbours.
 */
export function inBatches<In, Out>(work: BatchWork<In, Out>): (owner: string, item: In) => Promise<Out> {
  const lanes = new Map<string, Waiting<In, Out>[]>();

  const alone = async (owner: string, item: In): Promise<Out> => work.alone(owner, item);

  const runBatch = async (owner: string, batch: readonly Waiting<In, Out>[]): Promise<void> => {
    let outs: readonly (Out | undefined)[] = [];
    try {
      outs = await work.together(
        owner,
        batch.map(({ item }) => item),
      );
    } catch {
      // Whoever undid it tells of it; each item finds its own answer below.
    }
    for (const [index, { item, resolve }] of batch.entries()) resolve(outs[index] ?? alone(owner, item));
  };

  const runLane = async (owner: string, lane: Waiting<In, Out>[]): Promise<void> => {
    while (lane.length > 0) await patiently(runBatch(owner, lane.splice(0, LARGEST)));
    lanes.delete(owner);
  };

  return (owner, item) =>
    new Promise((resolve) => {
      const open = lanes.get(owner);
      if (open !== undefined) {
        open.push({ item, resolve });
        return;
      }
      const lane = [{ item, resolve }];
      lanes.set(owner, lane);
      // What arrives in the same turn of the event loop goes along.
      setImmediate(() => void runLane(owner, lane));
    });
}
