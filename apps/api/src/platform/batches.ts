/** A batch gathers what comes while the one before it is under way, and is never larger than this. */
const LARGEST = 64;

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

/**
 * Gathers equal work of many callers into few commits: each caller is answered after the commit that did its own work. One
 * batch an owner is under way at a time, so that under load the next one fills, and a lone caller waits for nobody. What
 * fails is tried again alone, so that no item is refused for a fault of its neighbours.
 */
export function inBatches<In, Out>(work: BatchWork<In, Out>): (owner: string, item: In) => Promise<Out> {
  const lanes = new Map<string, Waiting<In, Out>[]>();

  const runLane = async (owner: string, lane: Waiting<In, Out>[]): Promise<void> => {
    while (lane.length > 0) {
      const batch = lane.splice(0, LARGEST);
      const outs = await work
        .together(
          owner,
          batch.map(({ item }) => item),
        )
        .catch((): readonly undefined[] => []);
      for (const [index, { item, resolve }] of batch.entries())
        resolve(outs[index] ?? work.alone(owner, item));
    }
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
