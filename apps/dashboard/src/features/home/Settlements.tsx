import type { Settlement, SettlementAccount } from '@harbour/contract/model';
import { useListSettlements } from '@harbour/contract/queries';
import { Badge } from '@harbour/design-system/Badge';
import { DateTime } from '@harbour/design-system/DateTime';
import { Grid } from '@harbour/design-system/Grid';
import { Money } from '@harbour/design-system/Money';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { isDenied } from '../../components/NotAllowed.tsx';
import { whileWatched } from '../../components/refetching.ts';
import { useBusinessTime } from '../../session/business-time.ts';
import type { BusinessTime } from '../../session/business-time.ts';
import { mode } from '../../session/mode.ts';
import { Figure } from './Figure.tsx';
import type { Told } from './Figure.tsx';
import { summarise } from './settlement-summary.ts';
import type { SettlementSummary } from './settlement-summary.ts';

/** More are rarely on their way at once, and none is needed after the newest that has come to an end. */
const limit = 10;

/** Where the money went that is in the balance no more: what the bank will have, and what it had last. */
export function Settlements({ currency }: { currency: string }) {
  const time = useBusinessTime();
  const newest = useListSettlements({ mode, currency, limit }, { query: whileWatched });
  // The page learns of a lost permission by itself.
  if (isDenied(newest.error)) return null;
  if (newest.isError && !newest.data) {
    return <LoadFailed subject="Settlements" error={newest.error} onRetry={() => void newest.refetch()} />;
  }
  const { onItsWay, last } = summarise(newest.data?.data ?? []);
  const more = newest.data?.meta.next_cursor != null;
  return (
    <Grid>
      <Figure label="On its way" lines={2} told={newest.data && tellNext(onItsWay, more, time)} />
      <Figure label="Last settlement" lines={2} told={newest.data && tellLast(last, more, time)} />
    </Grid>
  );
}

function tellNext(next: SettlementSummary['onItsWay'], more: boolean, time: BusinessTime): Told {
  if (!next) {
    return {
      value: 'Nothing right now',
      notes: ['What is pending goes to your bank after the next cut-off.'],
    };
  }
  const expected = next.expectedAt < time.today ? 'Was expected' : 'Expected';
  const many = next.count === limit && more ? `newest ${limit}` : next.count;
  return {
    value: <Money value={next.net} />,
    notes: [
      <>
        {expected} {next.count > 1 && 'by '}
        <DateTime value={next.expectedAt} {...time} />
      </>,
      next.count > 1
        ? `In the ${many} settlements`
        : (describeAccount(next.account) ?? 'Not sent to your bank yet'),
    ],
  };
}

function tellLast(last: Settlement | undefined, more: boolean, time: BusinessTime): Told {
  if (!last) return { value: more ? '–' : 'Nothing settled yet', notes: [] };
  const { status, net, account, paid_at: paidAt, expected_at: expectedAt, failure_reason: reason } = last;
  if (status === 'paid') {
    return {
      value: <Money value={net} />,
      notes: [
        <>
          Paid <DateTime value={paidAt ?? expectedAt} format="date" {...time} />
        </>,
        // There was nothing for the bank to do.
        net.amount === 0 ? 'Nothing to pay out' : describeAccount(account),
      ],
    };
  }
  return {
    value: (
      <>
        <Money value={net} /> <Badge tone="danger">Failed</Badge>
      </>
    ),
    notes: [
      <>
        Expected <DateTime value={expectedAt} {...time} />
        {account && `, ${describeAccount(account)}`}
      </>,
      reason,
    ],
  };
}

function describeAccount(account: SettlementAccount | null): string | null {
  return account && `${account.bank_name} •••• ${account.last4}`;
}
