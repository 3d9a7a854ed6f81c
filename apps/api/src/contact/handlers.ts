import type { AppDependencies } from '../dependencies.ts';
import type { Handlers } from '../http/handler.ts';
import { sendContactMessage } from './send-contact-message.ts';

export function contactHandlers(deps: AppDependencies): Pick<Handlers, 'sendContactMessage'> {
  return {
    sendContactMessage: async ({ body, context }) => ({
      data: await sendContactMessage(deps, context.resourceId('contact_message'), body),
    }),
  };
}
