import type { FastifyInstance } from 'fastify';
import type { EvidenceRequest } from '../messages.ts';
import type { DisputeDesk } from './dispute-desk.ts';

const params = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', pattern: '^dsp_[0-9a-f]{32}$' } },
};

const afterQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { after: { type: 'string', pattern: '^[0-9]{1,15}$', default: '0' } },
};

const evidenceBody = {
  type: 'object',
  additionalProperties: false,
  required: ['evidence'],
  properties: {
    evidence: {
      type: 'object',
      minProperties: 1,
      maxProperties: 20,
      propertyNames: { pattern: '^[a-z_]{1,40}$' },
      additionalProperties: { type: 'string', maxLength: 20_000 },
    },
  },
};

const emptyBody = { type: 'object', additionalProperties: false };

/** `/acquirer/disputes`: what changed, and the merchant's answer. */
export function disputeRoutes(app: FastifyInstance, desk: DisputeDesk): void {
  app.get<{ Querystring: { after: string } }>(
    '/acquirer/disputes',
    { schema: { querystring: afterQuery } },
    async ({ query }) => desk.list(Number(query.after)),
  );

  app.post<{ Params: { id: string }; Body: EvidenceRequest }>(
    '/acquirer/disputes/:id/evidence',
    // Several fields of long texts, each letter of which may take four bytes.
    { schema: { params, body: evidenceBody }, bodyLimit: 1024 * 1024 },
    async (request) => desk.submitEvidence(request.params.id, request.body.evidence),
  );

  app.post<{ Params: { id: string } }>(
    '/acquirer/disputes/:id/accept',
    { schema: { params, body: emptyBody } },
    async (request) => desk.accept(request.params.id),
  );
}
