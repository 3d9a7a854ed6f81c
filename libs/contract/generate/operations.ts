import { banner, operationsOf, resolve } from './document.ts';
import type { OpenApiDocument, OperationEntry } from './document.ts';

const typeDeclaration = `
/** What the document says of one call. */
export interface OperationRow {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** With \`{parameter}\` in braces, as in the document. */
  readonly path: string;
  readonly tag: string;
  /** The permission that the caller's role needs; null for none. */
  readonly permission: PermissionKey | null;
  /** Names of the security schemes of which any one will do; empty for an open call. */
  readonly security: readonly string[];
  /** Not part of the base specification. */
  readonly extension: boolean;
  /** Takes an \`Idempotency-Key\`. */
  readonly idempotent: boolean;
  readonly successStatus: number;
  /** Every declared status, ascending. */
  readonly statuses: readonly number[];
}
`;

/** The operation table: operationId → how and where it is called, and who may. */
export function renderOperations(document: OpenApiDocument): string {
  const rows = operationsOf(document).map(
    (entry) => `  ${entry.operation.operationId}: ${JSON.stringify(rowOf(document, entry))},`,
  );
  return [
    banner,
    "import type { PermissionKey } from './enums.ts';\n",
    typeDeclaration,
    `\nexport const operations = {\n${rows.join('\n')}\n} as const satisfies Record<string, OperationRow>;\n`,
    '\nexport type OperationId = keyof typeof operations;\n',
  ].join('');
}

function rowOf(document: OpenApiDocument, { method, path, pathItem, operation }: OperationEntry) {
  const statuses = Object.keys(operation.responses)
    .map(Number)
    .toSorted((a, b) => a - b);
  const parameters = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])];
  const successStatus = statuses.find((status) => status >= 200 && status < 400);
  if (successStatus === undefined) throw new Error(`${operation.operationId} declares no success`);
  return {
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? '',
    permission: operation['x-permission'] === 'none' ? null : operation['x-permission'],
    security: (operation.security ?? document.security ?? []).flatMap((scheme) => Object.keys(scheme)),
    extension: operation['x-extension'] ?? false,
    idempotent: parameters.some((each) => resolve(document, each).name.toLowerCase() === 'idempotency-key'),
    successStatus,
    statuses,
  };
}
