// What a bench or a proof hands over: `npm run figures` prints them all in one table.

/** A bound that a figure is held to. */
export type Wanted = { atMost: number } | { atLeast: number } | { exactly: number };

export interface Figure {
  /** What was measured, for a person: `List of payments, 400,000 rows deep, to select 1`. */
  what: string;
  /** `ms`, `MB`, `×` (to a floor of the same run), `%`, or none for a count. */
  unit: string;
  wanted: Wanted;
  /** The figure; or, where there is none, why: `not run: …`. */
  measured: number | `not run: ${string}`;
}

/** What each bench exports: short by default, `long` for the full proof. */
export type Bench = (options: { long: boolean }) => Promise<Figure[]>;

/** Whether a figure keeps its bound; undefined where nothing was measured. */
export function isHeld({ wanted, measured }: Figure): boolean | undefined {
  if (typeof measured === 'string') return undefined;
  if ('atMost' in wanted) return measured <= wanted.atMost;
  if ('atLeast' in wanted) return measured >= wanted.atLeast;
  return measured === wanted.exactly;
}
