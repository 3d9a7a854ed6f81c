/** Rows of a list, from `first` up to and without `last`. */
export interface RowSpan {
  first: number;
  last: number;
}

/**
 * One step from the rows drawn to those that should be: what is no longer wanted goes, and at most `most` rows come, first
 * towards the end of the list. Where nothing of what is drawn is wanted, it begins anew at row `from`.
 */
export function rowsToward(
  drawn: RowSpan,
  goal: RowSpan,
  { most, from }: { most: number; from: number },
): RowSpan {
  let first = Math.max(drawn.first, goal.first);
  let last = Math.min(drawn.last, goal.last);
  if (first >= last) first = last = Math.min(from, goal.last);
  const after = Math.min(most, goal.last - last);
  const before = Math.min(most - after, first - goal.first);
  last += after;
  first -= before;
  return { first, last };
}

/** How many rows of `view` are not drawn. */
export function missing(drawn: RowSpan, view: RowSpan): number {
  const there = Math.min(drawn.last, view.last) - Math.max(drawn.first, view.first);
  return view.last - view.first - Math.max(0, there);
}

/** At most `most` rows of a view, around its middle. */
export function middleRows({ first, last }: RowSpan, most: number): RowSpan {
  const spare = Math.max(0, last - first - most);
  const before = Math.floor(spare / 2);
  return { first: first + before, last: last - spare + before };
}
