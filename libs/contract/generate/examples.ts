import { banner, operationsOf, resolve } from './document.ts';
import type { OpenApiDocument, Response } from './document.ts';

/** operationId → status → name of the example → the body. */
export type ExampleTable = Record<string, Record<string, Record<string, unknown>>>;

/** Every named response example of the document; an unnamed one is called `default`. */
export function examplesOf(document: OpenApiDocument): ExampleTable {
  const table: ExampleTable = {};
  for (const { operation } of operationsOf(document)) {
    const byStatus: ExampleTable[string] = {};
    for (const [status, response] of Object.entries(operation.responses)) {
      byStatus[status] = namedExamples(document, resolve(document, response));
    }
    table[operation.operationId] = byStatus;
  }
  return table;
}

function namedExamples(document: OpenApiDocument, response: Response): Record<string, unknown> {
  const [media] = Object.values(response.content ?? {});
  if (!media) return {};
  if (!media.examples) return 'example' in media ? { default: media.example } : {};
  return Object.fromEntries(
    Object.entries(media.examples).map(([name, example]) => [name, resolve(document, example).value]),
  );
}

/** The examples as typed data: `examples.listTransactions[200].empty`. */
export function renderExamples(document: OpenApiDocument): string {
  return `${banner}
/** Named response examples: operationId → status → name. */
export const examples = ${JSON.stringify(examplesOf(document), null, 1)} as const;
`;
}
