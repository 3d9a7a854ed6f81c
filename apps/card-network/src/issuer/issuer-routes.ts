import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { erro, isUuid } from '../erro.ts';
import type { Erro } from '../three-d-secure-messages.ts';
import { decodeMessage, encodeMessage } from './base64url.ts';
import { challengePage } from './challenge-page.ts';
import type { Challenge } from './challenge.ts';
import type { Challenges, Step } from './challenges.ts';
import { sendPage } from './page.ts';
import { readCReq } from './read-creq.ts';
import { noticePage, returnPage } from './return-page.ts';

type Form = Record<string, unknown>;

/** Session data of the merchant is opaque; 1024 base64url characters are what 3-D Secure allows, we are generous. */
const maxSessionData = 4096;

function formOf(request: FastifyRequest): Form {
  return Object(request.body) as Form;
}

/** An error message: as a page for a person, as JSON for a program. */
function sendErro(request: FastifyRequest, reply: FastifyReply, message: Erro): FastifyReply {
  if (!request.headers.accept?.includes('text/html')) return reply.code(400).send(message);
  const { errorCode, errorDescription, errorDetail } = message;
  const framed = request.headers['sec-fetch-dest'] === 'iframe';
  return sendPage(reply, noticePage(`${errorCode} ${errorDescription}: ${errorDetail}`, framed));
}

function sendStep(reply: FastifyReply, challenge: Challenge, step: Step): FastifyReply {
  if (step.kind === 'again') return sendPage(reply, challengePage(challenge, step.problem));
  return sendPage(
    reply,
    returnPage(challenge.notificationURL, {
      cres: encodeMessage(step.message),
      threeDSSessionData: challenge.sessionData,
    }),
  );
}

function methodErro(errorDetail: string): Erro {
  return erro({ errorCode: '203', errorComponent: 'A', errorDetail, errorMessageType: 'AReq' });
}

/** `/acs`: the issuer's pages, which browsers open in frames. */
export async function issuerRoutes(
  app: FastifyInstance,
  { challenges }: { challenges: Challenges },
): Promise<void> {
  await app.register(formBody);

  app.post('/acs/method', async (request, reply) => {
    const { threeDSMethodData } = formOf(request);
    const data = typeof threeDSMethodData === 'string' ? decodeMessage(threeDSMethodData) : undefined;
    if (data === undefined) return sendErro(request, reply, methodErro('threeDSMethodData'));
    const { threeDSServerTransID, threeDSMethodNotificationURL: target } = data;
    if (!isUuid(threeDSServerTransID)) return sendErro(request, reply, methodErro('threeDSServerTransID'));
    if (typeof target !== 'string' || !/^https?:\/\//.test(target) || !URL.canParse(target)) {
      return sendErro(request, reply, methodErro('threeDSMethodNotificationURL'));
    }
    return sendPage(
      reply,
      returnPage(target, { threeDSMethodData: encodeMessage({ threeDSServerTransID }) }),
    );
  });

  app.post('/acs/challenge', async (request, reply) => {
    const { creq, threeDSSessionData } = formOf(request);
    const found = readCReq(creq, challenges);
    if ('errorCode' in found) return sendErro(request, reply, found);
    const sessionData = typeof threeDSSessionData === 'string' ? threeDSSessionData : undefined;
    if (sessionData !== undefined && sessionData.length > maxSessionData) {
      const { ids, messageVersion } = found;
      const what = { errorCode: '203', errorComponent: 'A', errorMessageType: 'CReq' } as const;
      return sendErro(
        request,
        reply,
        erro({ messageVersion, ...what, errorDetail: 'threeDSSessionData', ...ids }),
      );
    }
    challenges.open(found, sessionData);
    if (found.ending === undefined) return sendPage(reply, challengePage(found));
    return sendStep(reply, found, { kind: 'over', message: await found.ending });
  });

  app.post('/acs/challenge/answer', async (request, reply) => {
    const { acsTransID, code, action } = formOf(request);
    const challenge = typeof acsTransID === 'string' ? challenges.find(acsTransID) : undefined;
    if (challenge === undefined) {
      const what = { errorCode: '301', errorComponent: 'A', errorMessageType: 'CReq' } as const;
      return sendErro(request, reply, erro({ ...what, errorDetail: 'acsTransID' }));
    }
    const step =
      action === 'cancel'
        ? await challenges.cancel(challenge)
        : await challenges.submitCode(challenge, typeof code === 'string' ? code : '');
    return sendStep(reply, challenge, step);
  });
}
