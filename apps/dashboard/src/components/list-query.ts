import { ApiError } from '@harbour/contract/http';
import type { PageMeta } from '@harbour/contract/model';
import { changeFilters, clearFilters, readFilters } from '@harbour/design-system/filter-query';
import type { Filter, FilterProblem, FilterSet, FilterValues } from '@harbour/design-system/filter-query';
import { useSearchParams } from 'react-router';

/** A page of a list as its screen takes it from the query. */
export interface ListPage<Row> {
  rows: readonly Row[];
  meta: PageMeta;
}

/** Turns an answer of the API into a page; for a query's `select`. */
export function asPage<Row>({ data, meta }: { data: readonly Row[]; meta: PageMeta }): ListPage<Row> {
  return { rows: data, meta };
}

/** Where a list stands, all of it in the URL: so a link, a reload and Back show the same again. */
export interface ListQuery<Values> {
  filter: Values;
  /** What stands in the URL and cannot be filtered by. */
  problems: readonly FilterProblem[];
  /** Whether fewer than all are asked for. */
  filtered: boolean;
  cursor: string | null;
  /** Filters otherwise; begins at the first page again. */
  change: (change: Values) => void;
  clear: () => void;
  /** The same list at another page, for a link. */
  hrefAt: (cursor: string | null) => string | undefined;
  /** The first page of the same filter. */
  firstHref: string;
}

/** Reads and changes a list's filter and page in the URL. */
export function useListQuery<Kinds extends Readonly<Record<string, Filter<unknown>>>>(
  filters: FilterSet<Kinds>,
): ListQuery<FilterValues<FilterSet<Kinds>>> {
  const [query, setQuery] = useSearchParams();
  const { values, problems } = readFilters(filters, query);
  const at = (cursor: string | null) => {
    const next = new URLSearchParams(query);
    if (cursor) next.set('cursor', cursor);
    else next.delete('cursor');
    return `?${next}`;
  };
  return {
    filter: values,
    problems,
    filtered: Object.keys(values).length > 0,
    cursor: query.get('cursor'),
    change: (change) => setQuery((current) => changeFilters(filters, current, change)),
    clear: () => setQuery((current) => clearFilters(filters, current)),
    hrefAt: (cursor) => (cursor ? at(cursor) : undefined),
    firstHref: at(null),
  };
}

/** Whether a list refused its cursor: an old bookmark, or the filter in the URL was edited by hand. */
export function isLostPage(failure: Error | null): boolean {
  return failure instanceof ApiError && failure.code === 'invalid_cursor';
}

/** `53 payments`, `More than 10,000 payments`; undefined where the server does not count. */
export function countRows(
  meta: PageMeta,
  [one, many]: readonly [one: string, many: string],
): string | undefined {
  if (meta.total === undefined) return undefined;
  const count = `${meta.total.toLocaleString('en')} ${meta.total === 1 ? one : many}`;
  return meta.total_is_capped ? `More than ${count}` : count;
}
