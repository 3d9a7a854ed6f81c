import type { Settlement, SettlementStatus } from '@harbour/contract/model';
import { useListSettlements } from '@harbour/contract/queries';
import type { listSettlements } from '@harbour/contract/queries';
import { whileWatched } from '../../components/refetching.ts';
import { mode } from '../../session/mode.ts';
import { sumSettlements } from './settlement-summary.ts';
import type { SettlementSum } from './settlement-summary.ts';

/** As many as a page can hold. */
const most = 100;

/** The settlements of a status together: of the newest where there are more than a page holds. */
export interface Summed {
  sum: SettlementSum | undefined;
  more: boolean;
}

/**
 * What became of a currency's settlements, kept up to date while somebody looks at it. Each status is asked for by itself:
 * a payout that is stuck may be older than any number of those that were paid since.
 */
export function useSettlements(currency: string) {
  const processing = useStatus('processing', currency, most);
  const pending = useStatus('pending', currency, most);
  const paid = useStatus('paid', currency, 1);
  const failed = useStatus('failed', currency, 1);
  const asked = [processing, pending, paid, failed];
  return {
    onItsWay: processing.data && summed(processing.data),
    waiting: pending.data && summed(pending.data),
    last: paid.data && failed.data && { settlement: newer(paid.data.data[0], failed.data.data[0]) },
    errors: asked.flatMap(({ error, data }) => (error ? [{ error, shown: data !== undefined }] : [])),
    retry: () => {
      for (const each of asked) if (each.isError) void each.refetch();
    },
  };
}

function useStatus(status: SettlementStatus, currency: string, limit: number) {
  return useListSettlements({ mode, currency, status, limit }, { query: whileWatched });
}

type Page = Awaited<ReturnType<typeof listSettlements>>;

function summed({ data, meta }: Page): Summed {
  return { sum: sumSettlements(data), more: meta.next_cursor !== null };
}

function newer(one: Settlement | undefined, other: Settlement | undefined): Settlement | undefined {
  if (!one || !other) return one ?? other;
  return one.created_at > other.created_at ? one : other;
}
