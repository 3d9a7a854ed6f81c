import { text } from 'node:stream/consumers';
import { dateIn } from '@harbour/domain/time-zone';
import type { AppDependencies } from '../dependencies.ts';
import type { MemberCaller } from '../http/caller.ts';
import type { PaymentFilter } from '../payments/payment-filter.ts';
import { queueMail } from '../platform/mail.ts';
import { exportPayments } from './export-payments.ts';

/** Rows of a mailed file: about 10 MB, which is what mailboxes take. The download has no limit. */
export const MAILED_ROWS = 50_000;

/** The name of an exported file: `payments-test-2026-03-14.csv`. */
export function reportName(mode: 'test' | 'live', now: Date, timeZone: string): string {
  return `payments-${mode}-${dateIn(now, timeZone)}.csv`;
}

/**
 * Mails the payments of a filter to the caller's own address.
 *
 * Fails with: validation_failed, currency_not_supported.
 */
export async function requestReport(
  deps: AppDependencies,
  caller: MemberCaller,
  filter: PaymentFilter,
): Promise<Date> {
  const now = deps.clock.now();
  const { timeZone, csv } = await exportPayments(deps, caller.businessId, filter, MAILED_ROWS);
  const content = await text(csv);
  await deps.database.forBusiness(caller.businessId, (trx) =>
    queueMail(
      trx,
      {
        to: caller.email,
        subject: 'Your payments report',
        text: [
          'The payments that you asked for are in the attached CSV file.',
          `Times are in ${timeZone}. A file has the newest ${MAILED_ROWS.toLocaleString('en')} payments at most;`,
          'the download in the dashboard has all of them.',
        ].join('\n'),
        attachments: [
          {
            filename: reportName(filter.mode, now, timeZone),
            contentType: 'text/csv; charset=utf-8',
            content,
          },
        ],
      },
      now,
    ),
  );
  return now;
}
