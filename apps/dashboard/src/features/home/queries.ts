import type { GetBusinessOverviewParams } from '@harbour/contract/model';
import { useGetBusinessOverview } from '@harbour/contract/queries';
import { keepPreviousData } from '@tanstack/react-query';
import { whileWatched } from '../../components/refetching.ts';

/** The figures of some days in one currency, kept up to date while somebody looks at them. */
export function useOverview(params: GetBusinessOverviewParams) {
  return useGetBusinessOverview(params, { query: { ...whileWatched, placeholderData: keepPreviousData } });
}
