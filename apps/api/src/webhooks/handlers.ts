import type { AppDependencies } from '../dependencies.ts';
import type { Handlers } from '../http/handler.ts';
import { createWebhookEndpoint } from './create-webhook-endpoint.ts';
import { deleteWebhookEndpoint } from './delete-webhook-endpoint.ts';
import type { Endpoint } from './endpoint-repository.ts';
import { listEndpoints, loadEndpoint } from './endpoint-repository.ts';
import { listWebhookDeliveries } from './list-webhook-deliveries.ts';
import { resendWebhookDelivery } from './resend-webhook-delivery.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';
import { sendTestWebhook } from './send-test-webhook.ts';
import { updateWebhookEndpoint } from './update-webhook-endpoint.ts';
import { answerDelivery, answerEndpoint, deliveryAnswer, endpointAnswers } from './webhook-answers.ts';

type WebhooksHandlers = Pick<
  Handlers,
  | 'listWebhookEndpoints'
  | 'createWebhookEndpoint'
  | 'getWebhookEndpoint'
  | 'updateWebhookEndpoint'
  | 'deleteWebhookEndpoint'
  | 'rotateWebhookSecret'
  | 'sendTestWebhook'
  | 'listWebhookDeliveries'
  | 'getWebhookDelivery'
  | 'resendWebhookDelivery'
>;

export function webhooksHandlers(deps: AppDependencies): WebhooksHandlers {
  const { clock, database } = deps;
  const answerOne = async (endpoint: Endpoint) => ({
    data: await database.forBusiness(endpoint.business_id, (trx) =>
      answerEndpoint(trx, endpoint, clock.now()),
    ),
  });
  return {
    listWebhookEndpoints: async ({ caller, query }) => ({
      data: await database.forBusiness(caller.businessId, async (trx) =>
        endpointAnswers(trx, await listEndpoints(trx, caller.businessId, query.mode ?? 'test'), clock.now()),
      ),
    }),

    createWebhookEndpoint: async ({ caller, body }) => ({
      data: await createWebhookEndpoint(deps, caller, body),
    }),

    getWebhookEndpoint: async ({ caller, params }) =>
      answerOne(
        await database.forBusiness(caller.businessId, (trx) =>
          loadEndpoint(trx, caller.businessId, params.endpoint_id),
        ),
      ),

    updateWebhookEndpoint: async ({ caller, params, body }) =>
      answerOne(await updateWebhookEndpoint(deps, caller, params.endpoint_id, body)),

    deleteWebhookEndpoint: async ({ caller, params }) =>
      answerOne(await deleteWebhookEndpoint(deps, caller, params.endpoint_id)),

    rotateWebhookSecret: async ({ caller, params, body }) => ({
      data: await rotateWebhookSecret(deps, caller, params.endpoint_id, body.current_password),
    }),

    sendTestWebhook: async ({ caller, params, context }) => ({
      data: await sendTestWebhook(deps, {
        businessId: caller.businessId,
        endpointId: params.endpoint_id,
        deliveryId: context.resourceId('webhook_delivery'),
        eventId: context.resourceId('outbox_event'),
      }),
    }),

    async listWebhookDeliveries({ caller, params, query }) {
      const { rows, meta } = await listWebhookDeliveries(
        deps,
        caller.businessId,
        { endpointId: params.endpoint_id, status: query.status },
        { limit: query.limit ?? 25, cursor: query.cursor },
      );
      return { data: rows.map(deliveryAnswer), meta };
    },

    getWebhookDelivery: async ({ caller, params }) => ({
      data: await database.forBusiness(caller.businessId, (trx) =>
        answerDelivery(trx, {
          businessId: caller.businessId,
          endpointId: params.endpoint_id,
          deliveryId: params.delivery_id,
        }),
      ),
    }),

    resendWebhookDelivery: async ({ caller, params }) => ({
      data: await resendWebhookDelivery(deps, {
        businessId: caller.businessId,
        endpointId: params.endpoint_id,
        deliveryId: params.delivery_id,
      }),
    }),
  };
}
