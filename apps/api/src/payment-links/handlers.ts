import type { AppDependencies } from '../dependencies.ts';
import { DomainError } from '../http/errors.ts';
import type { Handlers } from '../http/handler.ts';
import { onlyMode } from '../payments/merchant-caller.ts';
import { namePeople } from '../payments/people.ts';
import { createPaymentLink } from './create-payment-link.ts';
import { deletePaymentLink } from './delete-payment-link.ts';
import { linkAnswer } from './link-answer.ts';
import { listPaymentLinks } from './list-payment-links.ts';
import type { UsedLink } from './payment-link.ts';
import { loadLink } from './payment-link-repository.ts';
import { updatePaymentLink } from './update-payment-link.ts';

type PaymentLinksHandlers = Pick<
  Handlers,
  'listPaymentLinks' | 'createPaymentLink' | 'getPaymentLink' | 'updatePaymentLink' | 'deletePaymentLink'
>;

export function paymentLinksHandlers(deps: AppDependencies): PaymentLinksHandlers {
  const answer = async (businessId: string, links: readonly UsedLink[]) => {
    const people = await deps.database.forBusiness(businessId, (trx) =>
      namePeople(
        trx,
        links.map((link) => link.created_by),
      ),
    );
    return links.map((link) => linkAnswer(link, people, deps.config.publicOrigin, deps.clock.now()));
  };
  const answerOne = async (link: UsedLink) => {
    const [data] = await answer(link.business_id, [link]);
    if (data === undefined) throw new DomainError('not_found');
    return { data };
  };
  return {
    async listPaymentLinks({ caller, query }) {
      const { limit, cursor, ...filter } = query;
      const page = await listPaymentLinks(
        deps,
        caller.businessId,
        { ...filter, mode: query.mode ?? 'test' },
        { limit: limit ?? 25, cursor },
      );
      return { data: await answer(caller.businessId, page.rows), meta: page.meta };
    },

    async createPaymentLink({ caller, body, context }) {
      return answerOne(await createPaymentLink(deps, caller, body, context.resourceId('payment_link')));
    },

    async getPaymentLink({ caller, params }) {
      const link = await deps.database.forBusiness(caller.businessId, (trx) =>
        loadLink(trx, caller.businessId, params.id),
      );
      const mode = onlyMode(caller);
      if (mode !== undefined && link.mode !== mode) throw new DomainError('not_found');
      return answerOne(link);
    },

    async updatePaymentLink({ caller, params, body }) {
      return answerOne(await updatePaymentLink(deps, caller, params.id, body));
    },

    async deletePaymentLink({ caller, params }) {
      return { data: { id: params.id, outcome: await deletePaymentLink(deps, caller, params.id) } };
    },
  };
}
