import { readFileSync } from 'node:fs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The bundled document, as every consumer reads it. */
export const document = JSON.parse(readFileSync(new URL('../dist/openapi.json', import.meta.url), 'utf8'));

/** Follows a `$ref` of the document; anything else is returned as it is. */
export function deref(node) {
  if (node?.$ref === undefined) return node;
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}

/** Name of the component that a node refers to, or undefined. */
export const componentName = (node) => node?.$ref?.split('/').at(-1);

/** Every operation as `{ id, method, path, operation }`. */
export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method]).map((method) => ({
    id: item[method].operationId,
    method: method.toUpperCase(),
    path,
    operation: item[method],
  })),
);

/**
 * Every named example of every body: `{ title, operationId, status, name, mediaType, schema, value }`; status is 'request' for
 * request bodies. Examples of shared failures come once for each operation that can answer them.
 */
export const examples = operations.flatMap(({ id, operation }) => {
  const bodies = [['request', operation.requestBody], ...Object.entries(operation.responses)];
  return bodies.flatMap(([status, body]) =>
    Object.entries(deref(body)?.content ?? {}).flatMap(([mediaType, { schema, examples: named = {} }]) =>
      Object.entries(named).map(([name, { value }]) => ({
        title: `${id} ${status} ${name}`,
        operationId: id,
        status,
        name,
        mediaType,
        schema,
        value,
      })),
    ),
  );
});
