import type { AppDependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { namePeople } from '../people.ts';
import { recordingRefusedMove } from '../record-refused-move.ts';
import { refundAnswer } from './refund-answer.ts';
import { refundTransaction } from './refund-transaction.ts';

export function refundsHandlers(deps: AppDependencies): Pick<Handlers, 'refundTransaction'> {
  return {
    async refundTransaction({ caller, body, context }) {
      const move = { businessId: caller.businessId, paymentId: body.transaction_id, log: context.log };
      const { refund, payment } = await recordingRefusedMove(deps, { ...move, to: 'refunded' }, () =>
        refundTransaction(deps, caller, body, context.resourceId('refund')),
      );
      const people = await deps.database.forBusiness(caller.businessId, (trx) =>
        namePeople(trx, [refund.requested_by]),
      );
      return { data: refundAnswer(refund, payment.mode, people) };
    },
  };
}
