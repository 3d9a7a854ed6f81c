/** Where the time comes from. Use cases never call `new Date()` themselves, so that a test can hold time still. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock for tests: stands still until moved. */
export interface FixedClock extends Clock {
  advance(milliseconds: number): void;
  set(instant: Date): void;
}

export function fixedClock(start: Date): FixedClock {
  let instant = start;
  return {
    now: () => instant,
    advance: (milliseconds) => {
      instant = new Date(instant.getTime() + milliseconds);
    },
    set: (next) => {
      instant = next;
    },
  };
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The instant `milliseconds` after `instant`. */
export function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}
