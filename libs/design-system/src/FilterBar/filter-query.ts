/**
 * Filters of a list in the address. Reading says what it could not read, so that a screen never shows all payments under
 * an address that asked for some; writing keeps every parameter that is not a filter of the list.
 */
import type { Filter } from './filter-kinds.ts';

export { day, idOf, manyOf, oneOf, text, wholeNumber, type Filter } from './filter-kinds.ts';

type Kinds = Readonly<Record<string, Filter<unknown>>>;

export interface FilterSet<K extends Kinds> {
  kinds: K;
  /** The parameter that pages; it goes when a filter changes, because page five of one filter is no page of another. */
  cursor: string;
  /** Pairs of names of which the first may not lie after the second: `['from', 'to']`. */
  ordered: readonly (readonly [first: string, last: string])[];
}

type ValueOf<F> = F extends Filter<infer Value> ? Value : never;

/** What a set of filters holds; absent means not filtered by it. */
export type FilterValues<S> = S extends FilterSet<infer K> ? { [Name in keyof K]?: ValueOf<K[Name]> } : never;

export interface FilterProblem {
  name: string;
  /** As it stands in the address. */
  value: string;
  /** A sentence for the person who opened the address. */
  message: string;
}

/** Names the filters of a list by their parameters, each with the kind of value that it takes. */
export function defineFilters<const K extends Kinds>(
  kinds: K,
  options: { cursor?: string; ordered?: readonly (readonly [keyof K & string, keyof K & string])[] } = {},
): FilterSet<K> {
  return { kinds, cursor: options.cursor ?? 'cursor', ordered: options.ordered ?? [] };
}

/** What the address filters by, and what stands there that cannot be read. Changes nothing. */
export function readFilters<K extends Kinds>(
  { kinds, ordered }: FilterSet<K>,
  query: URLSearchParams,
): { values: FilterValues<FilterSet<K>>; problems: readonly FilterProblem[] } {
  const values: Record<string, unknown> = {};
  const problems: FilterProblem[] = [];
  for (const [name, kind] of Object.entries(kinds)) {
    const written = query.getAll(name).filter((value) => value.trim() !== '');
    if (written.length === 0) continue;
    const { value, problem } = kind.read(written);
    if (value !== undefined) values[name] = value;
    if (problem) problems.push({ name, value: problem.value, message: `${quote(name)}: ${problem.message}` });
  }
  for (const [first, last] of ordered) {
    const [low, high] = [values[first], values[last]];
    if (low === undefined || high === undefined || isInOrder(low, high)) continue;
    delete values[last];
    problems.push({
      name: last,
      value: String(high),
      message: `${quote(last)}: ${String(high)} lies before ${String(low)}.`,
    });
  }
  return { values: values as FilterValues<FilterSet<K>>, problems };
}

/**
 * The address with some filters changed; `undefined`, an empty text and an empty list remove one. Every other parameter
 * stays as it is, in its place; the cursor goes if anything changed.
 */
export function changeFilters<K extends Kinds>(
  { kinds, cursor }: FilterSet<K>,
  query: URLSearchParams,
  change: FilterValues<FilterSet<K>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    const kind = kinds[name];
    if (!kind) throw new RangeError(`"${name}" is none of the filters ${Object.keys(kinds).join(', ')}`);
    write(next, name, value === undefined ? [] : kind.write(value));
  }
  if (next.toString() !== query.toString()) next.delete(cursor);
  return next;
}

/** The address with no filter of the set, not even one that could not be read. Everything else stays, but the cursor. */
export function clearFilters<K extends Kinds>(
  { kinds, cursor }: FilterSet<K>,
  query: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of Object.keys(kinds)) next.delete(name);
  next.delete(cursor);
  return next;
}

/** `set` keeps the place of the first of several; the others follow it. */
function write(query: URLSearchParams, name: string, values: readonly string[]): void {
  const [first, ...others] = values;
  if (first === undefined) {
    query.delete(name);
    return;
  }
  query.set(name, first);
  for (const value of others) query.append(name, value);
}

function isInOrder(low: unknown, high: unknown): boolean {
  if (typeof low === 'number' && typeof high === 'number') return low <= high;
  return String(low) <= String(high);
}

function quote(name: string): string {
  return `“${name}” in the address`;
}
