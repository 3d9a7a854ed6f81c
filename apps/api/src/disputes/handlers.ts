import type { AppDependencies } from '../dependencies.ts';
import type { Handlers } from '../http/handler.ts';
import { acceptDispute, submitDispute, updateDisputeEvidence } from './answer-dispute.ts';
import { disputeAnswer, disputeSummary } from './dispute-answer.ts';
import { loadShownDispute } from './dispute-repository.ts';
import { listDisputes } from './list-disputes.ts';

type DisputesHandlers = Pick<
  Handlers,
  'listDisputes' | 'getDispute' | 'updateDisputeEvidence' | 'submitDispute' | 'acceptDispute'
>;

export function disputesHandlers(deps: AppDependencies): DisputesHandlers {
  return {
    async listDisputes({ caller, query }) {
      const { limit, cursor, ...filter } = query;
      const page = await listDisputes(
        deps,
        caller.businessId,
        { ...filter, mode: query.mode ?? 'test' },
        { limit: limit ?? 25, cursor },
      );
      return { data: page.rows.map(disputeSummary), meta: page.meta };
    },

    async getDispute({ caller, params }) {
      const dispute = await deps.database.forBusiness(caller.businessId, (trx) =>
        loadShownDispute(trx, caller, params.id),
      );
      return { data: disputeAnswer(dispute) };
    },

    async updateDisputeEvidence({ caller, params, body }) {
      return { data: disputeAnswer(await updateDisputeEvidence(deps, caller, params.id, body.evidence)) };
    },

    async submitDispute({ caller, params, context }) {
      const call = context.resourceId('dispute');
      return { data: disputeAnswer(await submitDispute(deps, caller, params.id, call)) };
    },

    async acceptDispute({ caller, params, context }) {
      const call = context.resourceId('dispute');
      return { data: disputeAnswer(await acceptDispute(deps, caller, params.id, call)) };
    },
  };
}
