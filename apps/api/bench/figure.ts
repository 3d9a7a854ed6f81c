// What a bench or a proof hands over: `npm run figures` prints them all in one table.

/** A bound that a figure is held to. */
export type Wanted = { atMost: number } | { atLeast: number } | { exactly: number };

export interface Figure {
  /** What was measured, for a person: `List of payments, 400,000 rows deep, to select 1`. */
  what: string;
  /** `ms`, `MB`, `×` (to a floor of the same run), `%`, or none for a count. */
  unit: string;
  wanted: Wanted;
  /** The figure; or, where there is none, why: `not measured here: …`. */
  measured: number | `not measured here: ${string}`;
}

/** What each bench exports: short by default, `long` for the full proof; `rows` where it is about many. */
export type Bench = (options: { long: boolean; rows?: number }) => Promise<Figure[]>;

/** Said of what takes too long for the short form. */
export const RUN_WITH_LONG = 'not measured here: run with --long';

/** Whether a figure keeps its bound; undefined where nothing was measured. */
export function isHeld({ wanted, measured }: Figure): boolean | undefined {
  if (typeof measured === 'string') return undefined;
  if ('atMost' in wanted) return measured <= wanted.atMost;
  if ('atLeast' in wanted) return measured >= wanted.atLeast;
  return measured === wanted.exactly;
}

const told = (figure: number, unit: string) =>
  `${figure.toLocaleString('en', { maximumFractionDigits: Math.abs(figure) < 10 ? 2 : 0 })}${unit === '' ? '' : ` ${unit}`}`;

function toldWanted({ wanted, unit }: Figure): string {
  if ('atMost' in wanted) return `≤ ${told(wanted.atMost, unit)}`;
  if ('atLeast' in wanted) return `≥ ${told(wanted.atLeast, unit)}`;
  return told(wanted.exactly, unit);
}

/** A line for each figure: what, wanted, measured, and whether it holds. */
export function printFigures(figures: readonly Figure[]): void {
  const rows = figures.map((figure) => [
    figure.what,
    toldWanted(figure),
    typeof figure.measured === 'string' ? figure.measured : told(figure.measured, figure.unit),
    { true: 'held', false: 'NOT HELD', undefined: '' }[String(isHeld(figure))] ?? '',
  ]);
  const table = [['what', 'wanted', 'measured', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table) {
    const line = row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
    process.stdout.write(`${line.trimEnd()}\n`);
  }
}
