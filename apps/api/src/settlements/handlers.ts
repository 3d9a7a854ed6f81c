import type { AppDependencies } from '../dependencies.ts';
import { DomainError } from '../http/errors.ts';
import type { Handlers } from '../http/handler.ts';
import { onlyMode } from '../payments/merchant-caller.ts';
import { listSettlements } from './list-settlements.ts';
import { settlementAnswer } from './settlement-answer.ts';

export function settlementsHandlers(
  deps: AppDependencies,
): Pick<Handlers, 'listSettlements' | 'getSettlement'> {
  return {
    async listSettlements({ caller, query }) {
      const { limit, cursor, ...filter } = query;
      const page = await listSettlements(
        deps,
        caller.businessId,
        { ...filter, mode: query.mode ?? 'test' },
        { limit: limit ?? 25, cursor },
      );
      return {
        data: page.rows.map((row) => settlementAnswer(row)),
        meta: page.meta,
      };
    },

    async getSettlement({ caller, params }) {
      const data = await deps.database.forBusiness(caller.businessId, async (trx) => {
        const settlement = await trx
          .selectFrom('settlements')
          .selectAll()
          .where('business_id', '=', caller.businessId)
          .where('id', '=', params.id)
          .executeTakeFirst();
        const mode = onlyMode(caller);
        if (settlement === undefined || (mode !== undefined && settlement.mode !== mode)) {
          throw new DomainError('not_found');
        }
        return settlementAnswer(settlement);
      });
      return { data };
    },
  };
}
