import type { FastifyInstance } from 'fastify';
import { requireBearer } from '../bearer.ts';
import { findTestCard, hasMethod } from '../card-table.ts';
import type { NetworkConfig } from '../config.ts';
import { erro, isUuid, knownVersion } from '../erro.ts';
import type { Challenges } from '../issuer/challenges.ts';
import type { AReq, ARes, Erro, VersionsRequest, VersionsResponse } from '../three-d-secure-messages.ts';
import { NetworkFailure } from '../network-failure.ts';
import { createAnswerAreq } from './answer-areq.ts';
import { areqBody, versionsBody } from './areq-schema.ts';
import { fieldsOf, findBadFields, findMissingBrowserFields } from './check-areq.ts';

/** `/directory`: the look-up of a card's versions, and authentication requests. */
export async function directoryRoutes(
  app: FastifyInstance,
  { config, challenges }: { config: NetworkConfig; challenges: Challenges },
): Promise<void> {
  const { publicOrigin, acquirerSecret: secret } = config;
  const answerAreq = createAnswerAreq({ secret, publicOrigin, challenges });
  app.addHook('onRequest', requireBearer(secret));

  app.post<{ Body: VersionsRequest }>(
    '/directory/versions',
    { schema: { body: versionsBody } },
    async (request): Promise<VersionsResponse> => {
      const row = findTestCard(request.body.card_number);
      if (row === undefined || row.authentication === null) return { enrolled: false, versions: [] };
      if (row.authentication.kind === 'lookup_error') {
        throw new NetworkFailure('directory_unavailable', 'The directory server is not available.');
      }
      return {
        enrolled: true,
        versions: ['2.2.0', '2.3.1'],
        ...(hasMethod(row) ? { threeDSMethodURL: `${publicOrigin}/acs/method` } : {}),
      };
    },
  );

  app.post<{ Body: AReq }>(
    '/directory/areq',
    { schema: { body: areqBody }, attachValidation: true },
    async (request): Promise<ARes | Erro> => {
      const problems = request.validationError?.validation;
      // After a failed check nothing about the body is certain, not even that it is an object.
      const body: Partial<Record<keyof AReq, unknown>> = Object(request.body);
      const badFields = problems === undefined ? findBadFields(request.body) : fieldsOf(problems);
      badFields.push(...findMissingBrowserFields(body));
      if (badFields.length === 0) return answerAreq(request.body);
      return erro({
        messageVersion: knownVersion(body.messageVersion),
        errorCode: '203',
        errorComponent: 'D',
        errorDetail: badFields.join(','),
        errorMessageType: 'AReq',
        ...(isUuid(body.threeDSServerTransID) ? { threeDSServerTransID: body.threeDSServerTransID } : {}),
      });
    },
  );
}
