import type { OperationId } from '@harbour/contract/operations';
import type { JsonSchema } from '../http/contract-document.ts';
import { contractDocument, schemasOf } from '../http/contract-document.ts';

/** Names of the properties of an object schema of the document, followed through its references. */
function propertiesOf(schema: JsonSchema | undefined): string[] {
  if (schema === undefined) return [];
  const { $ref: reference, properties, allOf } = schema;
  if (typeof reference === 'string')
    return propertiesOf(
      contractDocument.components['schemas']?.[reference.slice(reference.lastIndexOf('/') + 1)] as JsonSchema,
    );
  const parts = Array.isArray(allOf) ? (allOf as JsonSchema[]) : [];
  return [...Object.keys(properties ?? {}), ...parts.flatMap(propertiesOf)];
}

/** The parameters and fields by which a call to an operation names something that somebody owns: in the path, the query or the body. */
export function namedIds(operationId: OperationId): string[] {
  const { path, query, body } = schemasOf(operationId);
  return [path, query, body].flatMap(propertiesOf).filter((name) => /(?:^|_)id$/u.test(name));
}
