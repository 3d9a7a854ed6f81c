import { resultPageFor } from '@harbour/domain/payment-status';
import type { AppDependencies } from '../../dependencies.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { recordingRefusedMove } from '../record-refused-move.ts';
import { completeChallenge } from './complete-challenge.ts';
import { continueCardAuthentication } from './continue-card-authentication.ts';
import { initiateCardAuthentication } from './initiate-card-authentication.ts';
import { challengeForm, methodForm } from './method-form.ts';
import type { Position } from './position.ts';
import { isDecided, nextStep, refusalOf, resultOf } from './position.ts';
import { receiveChallengeResult } from './receive-challenge-result.ts';

type ThreeDSecureHandlers = Pick<
  Handlers,
  'initiateCardAuthentication' | 'continueCardAuthentication' | 'completeChallenge' | 'receiveChallengeResult'
>;

export function threeDSecureHandlers(deps: AppDependencies): ThreeDSecureHandlers {
  const { clock, config } = deps;
  const challengeOf = (position: Position, token: string) =>
    nextStep(position) === 'challenge' && position.authentication !== undefined
      ? challengeForm(position.authentication, token)
      : null;
  return {
    async initiateCardAuthentication({ caller, body, headers, context }) {
      const browser = { ...body.browser, ...seenByServer(headers, context) };
      const move = { ...caller, to: 'processing', log: context.log } as const;
      const { token, ...position } = await recordingRefusedMove(deps, move, () =>
        initiateCardAuthentication(deps, caller, { ...body, browser }),
      );
      const next = nextStep(position);
      return {
        data: {
          token,
          reference: position.payment.checkout_reference,
          next,
          method:
            next === 'method' && position.authentication !== undefined
              ? methodForm(position.authentication, config.publicOrigin)
              : null,
          challenge: challengeOf(position, token),
          decline: next === 'failed' ? refusalOf(position, clock.now()) : null,
        },
      };
    },

    async continueCardAuthentication({ caller, body }) {
      const position = await continueCardAuthentication(deps, caller, {
        token: body.token,
        methodCompletion: body.method_completion,
      });
      return {
        data: {
          token: body.token,
          reference: position.payment.checkout_reference,
          result: resultOf(position),
          next: nextStep(position),
          challenge: challengeOf(position, body.token),
          decline: nextStep(position) === 'failed' ? refusalOf(position, clock.now()) : null,
        },
      };
    },

    async completeChallenge({ body }) {
      const { token, ...position } = await completeChallenge(deps, {
        cres: body.cres,
        sessionData: body.session_data,
      });
      const next = nextStep(position);
      return {
        data: {
          token,
          reference: position.payment.checkout_reference,
          result: resultOf(position),
          next,
          page: isDecided(position) || next === 'failed' ? resultPageFor(position.payment.status) : null,
        },
      };
    },

    async receiveChallengeResult({ body }) {
      return { raw: await receiveChallengeResult(deps, body) };
    },
  };
}

/** What 3-D Secure wants to know of the browser and a page could lie about. */
function seenByServer(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  context: RequestContext,
) {
  const accept = headers.accept;
  return {
    accept_header: (Array.isArray(accept) ? accept.join(',') : (accept ?? '*/*')).slice(0, 2048),
    user_agent: context.userAgent.slice(0, 2048),
    ip: context.ip,
  };
}
