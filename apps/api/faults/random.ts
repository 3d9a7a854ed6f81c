/** Numbers from 0 to 1 that a seed decides, so that a run can be made again (Mulberry32). */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of some things. */
export function pick<T>(random: Random, things: readonly T[]): T {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new Error('There is nothing to pick from.');
  return thing;
}
