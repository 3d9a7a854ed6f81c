import type { AppDependencies } from '../dependencies.ts';
import { readIdPage } from '../http/cursor.ts';
import type { Handlers } from '../http/handler.ts';
import { addWhitelistedIp, deleteWhitelistedIp, toWhitelistedIp } from './change-whitelist.ts';
import { listEntries } from './whitelist-repository.ts';

type IpWhitelistHandlers = Pick<Handlers, 'listWhitelistedIps' | 'addWhitelistedIp' | 'deleteWhitelistedIp'>;

export function ipWhitelistHandlers(deps: AppDependencies): IpWhitelistHandlers {
  return {
    listWhitelistedIps: async ({ caller, query }) => {
      const { rows, meta } = await deps.database.forBusiness(caller.businessId, (trx) =>
        readIdPage(query, (page) => listEntries(trx, caller.businessId, page)),
      );
      return { data: rows.map(toWhitelistedIp), meta };
    },
    addWhitelistedIp: async ({ caller, body, context }) => ({
      data: await addWhitelistedIp(deps, caller, {
        id: context.resourceId('whitelisted_ip'),
        address: body.address,
        label: body.label,
        acknowledgeLockout: body.acknowledge_lockout ?? false,
      }),
    }),
    deleteWhitelistedIp: async ({ caller, params, query }) => ({
      data: await deleteWhitelistedIp(deps, caller, params.id, query.acknowledge_lockout ?? false),
    }),
  };
}
