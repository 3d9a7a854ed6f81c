import type { AppDependencies } from '../dependencies.ts';
import type { Handlers } from '../http/handler.ts';
import { paymentsCsv } from './payments-csv.ts';
import { readPayments } from './read-payments.ts';
import { reportName, requestReport } from './request-report.ts';

type ReportsHandlers = Pick<Handlers, 'getTransactionReport' | 'requestTransactionReport'>;

export function reportsHandlers(deps: AppDependencies): ReportsHandlers {
  return {
    async getTransactionReport({ caller, query }) {
      const filter = { ...query, mode: query.mode ?? 'test' };
      const { timeZone, payments } = await readPayments(deps, caller.businessId, filter);
      return {
        stream: paymentsCsv(payments, timeZone),
        contentType: 'text/csv; charset=utf-8',
        filename: reportName(filter.mode, deps.clock.now(), timeZone),
      };
    },

    async requestTransactionReport({ caller, body, context }) {
      const { format, ...asked } = body;
      const filter = { ...asked, mode: asked.mode ?? 'test' };
      const requestedAt = await requestReport(deps, caller, filter);
      return {
        data: {
          id: context.resourceId('report'),
          format: format ?? 'csv',
          filter,
          sent_to: caller.email,
          requested_at: requestedAt.toISOString(),
        },
      };
    },
  };
}
