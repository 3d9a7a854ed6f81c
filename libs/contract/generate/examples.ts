import { banner, operationsOf, resolve } from './document.ts';
import type { OpenApiDocument, Operation, Response } from './document.ts';

/** Every named example of a response; an unnamed one is called `default`. */
function namedExamples(document: OpenApiDocument, response: Response): [name: string, body: unknown][] {
  const [media] = Object.values(response.content ?? {});
  if (!media) return [];
  if (!media.examples) return 'example' in media ? [['default', media.example]] : [];
  return Object.entries(media.examples).map(([name, example]) => [name, resolve(document, example).value]);
}

/**
 * A refusal names the permission that its own operation needs. The document writes that example once for all of them, with
 * one permission in it.
 */
function withOwnPermission(body: unknown, { 'x-permission': permission }: Operation): unknown {
  if (typeof body !== 'object' || body === null || permission === 'none') return body;
  const named: unknown = Reflect.get(body, 'missing_permission');
  if (typeof named !== 'string') return body;
  return JSON.parse(JSON.stringify(body).replaceAll(named, permission));
}

/**
 * The named response examples as typed data: `examples.listTransactions[200].empty`. Bodies that several operations share
 * (most errors) are written once.
 */
export function renderExamples(document: OpenApiDocument): string {
  const bodies = new Map<string, string>();
  const constantFor = (body: unknown) => {
    const text = JSON.stringify(body);
    const name = bodies.get(text) ?? `body${bodies.size + 1}`;
    bodies.set(text, name);
    return name;
  };

  const rows = operationsOf(document).map(({ operation }) => {
    const statuses = Object.entries(operation.responses).map(([status, response]) => {
      const named = namedExamples(document, resolve(document, response)).map(
        ([name, body]) => `${JSON.stringify(name)}: ${constantFor(withOwnPermission(body, operation))}`,
      );
      return `    ${status}: { ${named.join(', ')} },`;
    });
    return `  ${operation.operationId}: {\n${statuses.join('\n')}\n  },`;
  });

  return [
    banner,
    ...[...bodies].map(([text, name]) => `const ${name} = ${text} as const;`),
    '\n/** Named response examples: operationId → status → name → the body on the wire. */',
    `export const examples = {\n${rows.join('\n')}\n} as const;\n`,
  ].join('\n');
}
