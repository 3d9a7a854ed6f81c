import type { Settlement, SettlementAccount } from '@harbour/contract/model';
import { Badge } from '@harbour/design-system/Badge';
import { DateTime } from '@harbour/design-system/DateTime';
import { Grid } from '@harbour/design-system/Grid';
import { Money } from '@harbour/design-system/Money';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { isDenied } from '../../components/NotAllowed.tsx';
import { useBusinessTime } from '../../session/business-time.ts';
import type { BusinessTime } from '../../session/business-time.ts';
import { Figure } from './Figure.tsx';
import type { Told } from './Figure.tsx';
import type { SettlementDays, SettlementSum } from './settlement-summary.ts';
import { useSettlements } from './use-settlements.ts';
import type { Summed } from './use-settlements.ts';

/** Where the money went that is in the balance no more: what the bank will have, and what it had last. */
export function Settlements({ currency }: { currency: string }) {
  const time = useBusinessTime();
  const { onItsWay, waiting, last, errors, retry } = useSettlements(currency);
  // The page learns of a lost permission by itself.
  if (errors.some(({ error }) => isDenied(error))) return null;
  const failure = errors.find(({ shown }) => !shown);
  if (failure) return <LoadFailed subject="Settlements" error={failure.error} onRetry={retry} />;
  return (
    <Grid>
      <Figure
        label="On its way"
        lines={2}
        told={onItsWay?.sum ? tellNext(onItsWay.sum, onItsWay.more, time) : waiting && tellWaiting(waiting)}
      />
      <Figure label="Last settlement" lines={2} told={last && tellLast(last.settlement, time)} />
    </Grid>
  );
}

function tellNext({ net, count, account, ...days }: SettlementSum, more: boolean, time: BusinessTime): Told {
  const { words, day } = expectation(days, time.today);
  const many = more ? `the newest ${count}` : count;
  return {
    value: <Money value={net} />,
    notes: [
      <>
        {words} <DateTime value={day} {...time} />
      </>,
      count > 1 ? `In ${many} settlements` : describeAccount(account),
    ],
  };
}

/** When the bank should have it. What is late is not hidden by what is not: then the first of the days is told. */
function expectation({ firstDay, lastDay }: SettlementDays, today: string): { words: string; day: string } {
  const [late, allLate] = [firstDay < today, lastDay < today];
  if (firstDay === lastDay) return { words: late ? 'Was expected' : 'Expected', day: firstDay };
  if (!late) return { words: 'Expected by', day: lastDay };
  return { words: allLate ? 'Was expected from' : 'Part was expected', day: firstDay };
}

/** What is said where nothing is on its way. What was not sent yet is a part of what is available still. */
function tellWaiting({ sum, more }: Summed): Told {
  if (!sum) return { value: 'Nothing right now', notes: ['Payouts to your bank show up here'] };
  return {
    value: 'Nothing sent yet',
    notes: [
      <>
        {more && 'Over '}
        <Money value={sum.net} /> waits to be sent to your bank
      </>,
    ],
  };
}

function tellLast(last: Settlement | undefined, time: BusinessTime): Told {
  if (!last) return { value: 'Nothing settled yet', notes: [] };
  const { status, net, account, paid_at: paidAt, failure_reason: reason } = last;
  if (status === 'failed') {
    return {
      value: (
        <>
          <Money value={net} /> <Badge tone="danger">Failed</Badge>
        </>
      ),
      // A later settlement may have carried it on since.
      notes: ['Went back to Available'],
      reason,
    };
  }
  return {
    value: <Money value={net} />,
    notes: [
      // Where nothing was left there was nothing for the bank to do.
      <>
        {net.amount === 0 ? 'Closed' : 'Paid'} {paidAt && <DateTime value={paidAt} format="date" {...time} />}
      </>,
      net.amount === 0 ? 'Nothing to pay out' : describeAccount(account),
    ],
  };
}

function describeAccount(account: SettlementAccount | null): string | null {
  return account && `${account.bank_name} •••• ${account.last4}`;
}
