import type { AppDependencies } from '../dependencies.ts';
import type { Handlers } from '../http/handler.ts';
import { onlyMode } from './merchant-caller.ts';
import { getPayment } from './get-payment.ts';
import { listPayments } from './list-payments.ts';
import { paymentAnswer, paymentSummary } from './payment-answer.ts';

type PaymentsHandlers = Pick<Handlers, 'listTransactions' | 'getTransaction'>;

export function paymentsHandlers(deps: AppDependencies): PaymentsHandlers {
  return {
    async listTransactions({ caller, query }) {
      const { limit, cursor, ...filter } = query;
      const page = await listPayments(
        deps,
        caller.businessId,
        { ...filter, mode: query.mode ?? 'test' },
        { limit: limit ?? 25, cursor },
      );
      return { data: page.rows.map(paymentSummary), meta: page.meta };
    },

    async getTransaction({ caller, params }) {
      const detail = await getPayment(deps, caller.businessId, params.transaction_id, onlyMode(caller));
      return { data: paymentAnswer(detail, deps.config.publicOrigin) };
    },
  };
}
