import type { FastifyInstance } from 'fastify';
import type { EvidenceFile, EvidenceRequest } from './acquirer-messages.ts';
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
      maxProperties: 20,
      propertyNames: { pattern: '^[a-z_]{1,40}$' },
      additionalProperties: { type: 'string', maxLength: 20_000 },
    },
    files: {
      type: 'array',
      maxItems: 20,
      items: { type: 'string', pattern: '^[a-z0-9_]{1,60}$' },
      default: [],
    },
  },
};

const fileBody = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'filename', 'content_type', 'content'],
  properties: {
    id: { type: 'string', pattern: '^[a-z0-9_]{1,60}$' },
    filename: { type: 'string', minLength: 1, maxLength: 255 },
    content_type: { enum: ['application/pdf', 'image/jpeg', 'image/png'] },
    content: { type: 'string', minLength: 4, pattern: '^[A-Za-z0-9+/]+={0,2}$' },
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
    async (request) => desk.submitEvidence(request.params.id, request.body.evidence, request.body.files),
  );

  app.post<{ Params: { id: string }; Body: EvidenceFile }>(
    '/acquirer/disputes/:id/files',
    // 10 MB, a third more in base64.
    { schema: { params, body: fileBody }, bodyLimit: 14 * 1024 * 1024 },
    async (request) => desk.keepFile(request.params.id, request.body.id),
  );

  app.post<{ Params: { id: string } }>(
    '/acquirer/disputes/:id/accept',
    { schema: { params, body: emptyBody } },
    async (request) => desk.accept(request.params.id),
  );
}
