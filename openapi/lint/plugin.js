import { inlineExamples } from './inline-examples.js';
import { closedRequests } from './rules/closed-requests.js';
import { errorSchema } from './rules/error-schema.js';
import { idPattern } from './rules/id-pattern.js';
import { idempotencyKey } from './rules/idempotency-key.js';
import { namedExamples } from './rules/named-examples.js';
import { operationAccess } from './rules/operation-access.js';
import { operationDescribed } from './rules/operation-described.js';
import { operationErrors } from './rules/operation-errors.js';
import { snakeCaseProperties } from './rules/snake-case-properties.js';
import { successEnvelope } from './rules/success-envelope.js';

/** The rules of this document by name; redocly.yaml switches every one of them on. */
export const rules = {
  'closed-requests': closedRequests,
  'error-schema': errorSchema,
  'id-pattern': idPattern,
  'idempotency-key': idempotencyKey,
  'named-examples': namedExamples,
  'operation-access': operationAccess,
  'operation-described': operationDescribed,
  'operation-errors': operationErrors,
  'snake-case-properties': snakeCaseProperties,
  'success-envelope': successEnvelope,
};

export default () => ({
  id: 'harbour',
  rules: { oas3: rules },
  preprocessors: { oas3: { 'inline-examples': inlineExamples } },
});
