import { defaultLimit } from '@harbour/contract/defaults';
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
  /** The place (from 1) of the first row of this page, where that is known. */
  firstRow: number | undefined;
  /** Filters otherwise; begins at the first page again. */
  change: (change: Values) => void;
  clear: () => void;
  /** The same list at another page, for a link; with the place of its first row where that is known. */
  hrefAt: (cursor: string | null, firstRow?: number) => string | undefined;
  /** The first page of the same filter. */
  firstHref: string;
}

/** Reads and changes a list's filter and page in the URL. */
export function useListQuery<Kinds extends Readonly<Record<string, Filter<unknown>>>>(
  filters: FilterSet<Kinds>,
): ListQuery<FilterValues<FilterSet<Kinds>>> {
  const [query, setQuery] = useSearchParams();
  const { values, problems } = readFilters(filters, query);
  // Both in one parameter, as the one means nothing without the other: `?cursor=WyIy~26`.
  const [cursor = null, place] = query.get('cursor')?.split(placeMark) ?? [];
  const at = (page: string | null) => {
    const next = new URLSearchParams(query);
    if (page) next.set('cursor', page);
    else next.delete('cursor');
    return `?${next}`;
  };
  return {
    filter: values,
    problems,
    filtered: Object.keys(values).length > 0,
    cursor,
    firstRow: cursor === null ? 1 : readPlace(place),
    change: (change) => setQuery((current) => changeFilters(filters, current, change)),
    clear: () => setQuery((current) => clearFilters(filters, current)),
    hrefAt: (next, firstRow) =>
      next ? at(firstRow === undefined ? next : `${next}${placeMark}${firstRow}`) : undefined,
    firstHref: at(null),
  };
}

/** No cursor has it. */
const placeMark = '~';

function readPlace(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
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

/** Where the pages before and after this one begin, and what is known of the whole: what the pagination is told. */
export function placeOfPage(
  { rows, meta }: ListPage<unknown>,
  { firstRow, hrefAt }: Pick<ListQuery<unknown>, 'firstRow' | 'hrefAt'>,
) {
  const first = meta.prev_cursor === null ? 1 : firstRow;
  return {
    shown: rows.length,
    firstRow: first,
    total: meta.total === undefined ? undefined : { count: meta.total, exact: !meta.total_is_capped },
    prevHref: hrefAt(meta.prev_cursor, first && Math.max(1, first - defaultLimit)),
    nextHref: hrefAt(meta.next_cursor, first && first + rows.length),
  };
}
