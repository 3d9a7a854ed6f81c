import type { OpenApiDocument, Schema } from './document.ts';
import { operationsOf, resolve } from './document.ts';

/**
 * The document as callers see it after `src/http.ts` has read an answer: `{ data }` is only an envelope and becomes what
 * is in it; `{ data, meta }` (a page of a list) stays whole.
 */
export function clientDocument(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const { operation } of operationsOf(copy)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (status.startsWith('2'))
        operation.responses[status] = withoutEnvelope(copy, resolve(copy, response));
    }
  }
  return copy;
}

function withoutEnvelope<R extends { content?: Record<string, { schema?: Schema }> }>(
  document: OpenApiDocument,
  response: R,
): R {
  const json = response.content?.['application/json'];
  if (!json?.schema) return response;
  const { properties } = resolve(document, json.schema);
  if (!properties?.data || properties.meta) return response;
  return { ...response, content: { ...response.content, 'application/json': { schema: properties.data } } };
}
