import type { AppDependencies } from '../dependencies.ts';
import type { Handlers } from '../http/handler.ts';
import { getOverview } from './get-overview.ts';

export function overviewHandlers(deps: AppDependencies): Pick<Handlers, 'getBusinessOverview'> {
  return {
    async getBusinessOverview({ caller, query }) {
      return { data: await getOverview(deps, caller.businessId, { ...query, mode: query.mode ?? 'test' }) };
    },
  };
}
