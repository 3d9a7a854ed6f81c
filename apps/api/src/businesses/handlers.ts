import type { AppDependencies } from '../dependencies.ts';
import { listNewestDocuments } from '../documents/list-newest-documents.ts';
import { listFees } from '../fees/list-fees.ts';
import { DomainError } from '../http/errors.ts';
import type { Handlers } from '../http/handler.ts';
import { findBusiness } from './find-business.ts';
import { listBusinessAccounts } from './list-business-accounts.ts';
import { registerBusiness } from './register-business.ts';
import { setSettlementAccount } from './set-settlement-account.ts';
import { checklistOf } from './verification.ts';

type BusinessesHandlers = Pick<
  Handlers,
  | 'registerBusiness'
  | 'getBusinessVerification'
  | 'listBusinessAccounts'
  | 'setSettlementAccount'
  | 'listBusinessFees'
>;

export function businessesHandlers(deps: AppDependencies): BusinessesHandlers {
  return {
    registerBusiness: async ({ caller, body, context }) => ({
      data: await registerBusiness(deps, caller, context.resourceId('business'), body),
    }),
    getBusinessVerification: async ({ caller, params }) => {
      const { businessId } = caller;
      if (params.business_id !== businessId) throw new DomainError('not_found');
      const [business, documents] = await deps.database.forBusiness(businessId, async (trx) => [
        await findBusiness(trx, businessId),
        await listNewestDocuments(trx, businessId),
      ]);
      if (business === undefined) throw new DomainError('not_found');
      return {
        data: {
          business_id: business.id,
          status: business.status,
          requirements: checklistOf(business.type, documents),
          submitted_at: business.submitted_at?.toISOString() ?? null,
          decided_at: business.decided_at?.toISOString() ?? null,
        },
      };
    },
    listBusinessAccounts: async ({ caller, query }) => ({
      data: await deps.database.forBusiness(caller.businessId, (trx) =>
        listBusinessAccounts(trx, caller.businessId, query.mode ?? 'test'),
      ),
    }),
    listBusinessFees: async ({ caller }) => ({
      data: await deps.database.forBusiness(caller.businessId, (trx) =>
        listFees(trx, caller.businessId, deps.clock.now()),
      ),
    }),
    setSettlementAccount: async ({ caller, query, body }) => ({
      data: await setSettlementAccount(deps, caller, body, query.mode ?? 'test'),
    }),
  };
}
