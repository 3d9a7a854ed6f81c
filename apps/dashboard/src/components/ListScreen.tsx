import { Button } from '@harbour/design-system/Button';
import { Card } from '@harbour/design-system/Card';
import { EmptyState } from '@harbour/design-system/EmptyState';
import { FilterBar } from '@harbour/design-system/FilterBar';
import type { FilterBarProps } from '@harbour/design-system/FilterBar';
import { PageHeader } from '@harbour/design-system/PageHeader';
import { Pagination } from '@harbour/design-system/Pagination';
import { Stack } from '@harbour/design-system/Stack';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { ScreenLoadFailed } from './LoadFailed.tsx';
import { isDenied } from './NotAllowed.tsx';
import { countRows, isLostPage, placeOfPage } from './list-query.ts';
import type { ListPage, ListQuery } from './list-query.ts';

/** What the screen has from TanStack Query. */
interface Answer<Row> {
  data: ListPage<Row> | undefined;
  error: Error | null;
  isPending: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

/** What every table of a list screen takes. */
export interface ListTableProps<Row> {
  rows: readonly Row[];
  loading: boolean;
  /** The rows are those of another filter or page, until the ones asked for come. */
  refreshing: boolean;
  empty: ReactNode;
  footer: ReactNode;
}

interface ListScreenProps<Row, Filter extends { search?: string }> {
  title: string;
  /** One and many of what is listed, in lower case. */
  noun: readonly [one: string, many: string];
  /** What can be done with the list; left out where nothing is listed. */
  actions?: ReactNode;
  /** What holds for all rows, said at their foot: in which zone the times are. */
  note: string;
  list: ListQuery<Filter>;
  answer: Answer<Row>;
  /** What the search looks at: its placeholder. */
  searches: string;
  filters: FilterBarProps['filters'];
  /** Shown while there is nothing at all. */
  nothingYet: ReactNode;
  /** What to try when nothing matches: of the search, and of the other filters. Only what is set is spoken of. */
  nothingFound: { search: string; filters: string };
  renderTable: (props: ListTableProps<Row>) => ReactNode;
}

/** A list with its search, filters, pages and every state it can be in. Filter and page live in the URL. */
export function ListScreen<Row, Filter extends { search?: string }>({
  title,
  noun,
  actions,
  note,
  list,
  answer,
  searches,
  filters,
  nothingYet,
  nothingFound,
  renderTable,
}: ListScreenProps<Row, Filter>) {
  const page = answer.data;
  const [, many] = noun;

  // A page that is no more (an old bookmark, rows gone since): the first page of the same filter, not an empty table.
  if (list.cursor !== null && (isLostPage(answer.error) || page?.rows.length === 0)) {
    return <Navigate to={list.firstHref} replace />;
  }

  const failure = page ? null : answer.error;
  // The rows of the filter before stay until the new ones come: that those were none says nothing of these.
  const waiting = answer.isPending || (answer.isPlaceholderData && page?.rows.length === 0);
  const none = !waiting && page?.rows.length === 0 && !list.filtered && list.problems.length === 0;
  // Where there is nothing to filter or export, only the way on is shown.
  const bare = none || isDenied(failure);

  return (
    <Stack gap={6}>
      <PageHeader title={title} actions={bare ? undefined : actions} />
      {!bare && (
        <FilterBar
          label={`Filter ${many}`}
          search={{
            label: `Search ${many}`,
            placeholder: searches,
            value: list.filter.search ?? '',
            maxLength: 100,
            onChange: (search) => list.change({ ...list.filter, search }),
          }}
          filters={filters}
          problems={list.problems}
          onClearAll={list.clear}
          results={page && countRows(page.meta, noun)}
          busy={answer.isPlaceholderData}
        />
      )}
      {failure ? (
        <ScreenLoadFailed subject={title} error={failure} onRetry={() => void answer.refetch()} />
      ) : (
        <Card padding="none">
          {renderTable({
            rows: page?.rows ?? [],
            loading: waiting,
            refreshing: answer.isPlaceholderData && !waiting,
            empty: none ? (
              nothingYet
            ) : (
              <NothingFound title={`No ${many} match`} list={list} advice={nothingFound} />
            ),
            footer: page && page.rows.length > 0 && (
              <Pagination label={`Pages of ${many}`} noun={noun} note={note} {...placeOfPage(page, list)} />
            ),
          })}
        </Card>
      )}
    </Stack>
  );
}

interface NothingFoundProps {
  title: string;
  list: Pick<ListQuery<{ search?: string }>, 'filter' | 'problems' | 'clear'>;
  advice: { search: string; filters: string };
}

function NothingFound({ title, list, advice }: NothingFoundProps) {
  const { search, ...others } = list.filter;
  const searched = search !== undefined;
  const filtered = list.problems.length > 0 || Object.keys(others).length > 0;
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      description={[filtered && advice.filters, searched && advice.search].filter(Boolean).join(' ')}
      action={<Button onClick={list.clear}>{filtered ? 'Clear filters' : 'Clear search'}</Button>}
    />
  );
}
