import type { AppDependencies } from '../dependencies.ts';
import type { Handlers } from '../http/handler.ts';
import { toApiKey } from './api-key.ts';
import { listWorkingKeys } from './api-key-repository.ts';
import { rotateApiKey } from './rotate-api-key.ts';

export function apiKeysHandlers(deps: AppDependencies): Pick<Handlers, 'getApiKeys' | 'rotateApiKey'> {
  return {
    getApiKeys: async ({ caller }) => {
      const now = deps.clock.now();
      const rows = await deps.database.forBusiness(caller.businessId, (trx) =>
        listWorkingKeys(trx, caller.businessId, now),
      );
      return { data: rows.map((row) => toApiKey(row, now)) };
    },
    rotateApiKey: async ({ caller, body }) => ({ data: await rotateApiKey(deps, caller, body) }),
  };
}
