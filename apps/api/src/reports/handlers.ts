import type { AppDependencies } from '../dependencies.ts';
import type { Handlers } from '../http/handler.ts';
import { exportPayments } from './export-payments.ts';
import { reportName, requestReport } from './request-report.ts';

type ReportsHandlers = Pick<Handlers, 'getTransactionReport' | 'requestTransactionReport'>;

export function reportsHandlers(deps: AppDependencies): ReportsHandlers {
  return {
    async getTransactionReport({ caller, query }) {
      const filter = { ...query, mode: query.mode ?? 'test' };
      const { timeZone, csv } = await exportPayments(deps, caller.businessId, filter);
      return {
        stream: csv,
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
