import type { AppDependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { namePeople } from '../people.ts';
import { refundAnswer } from './refund-answer.ts';
import { refundTransaction } from './refund-transaction.ts';

export function refundsHandlers(deps: AppDependencies): Pick<Handlers, 'refundTransaction'> {
  return {
    async refundTransaction({ caller, body, context }) {
      const { refund, payment } = await refundTransaction(deps, caller, body, context.resourceId('refund'));
      const people = await deps.database.forBusiness(caller.businessId, (trx) =>
        namePeople(trx, [refund.requested_by]),
      );
      return { data: refundAnswer(refund, payment.mode, people) };
    },
  };
}
