import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OperationId } from '@harbour/contract/operations';
import { operations } from '@harbour/contract/operations';
import { StartError } from '../platform/start-error.ts';

export type JsonSchema = { [keyword: string]: unknown };

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: JsonSchema;
}

type Content = Record<string, { schema: JsonSchema } | undefined>;

interface Operation {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content } | { $ref: string }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

function readDocument(): Document {
  try {
    const file = fileURLToPath(import.meta.resolve('@harbour/openapi/bundled.json'));
    return JSON.parse(readFileSync(file, 'utf8')) as Document;
  } catch (error) {
    throw new StartError('The contract is not bundled yet: run "npm run build -w @harbour/openapi".', {
      cause: error,
    });
  }
}

/** The whole contract with every reference inside it, as `npm run build -w @harbour/openapi` bundles it. */
export const contractDocument = readDocument();

/** The largest sum, in minor units, that somebody can pay or get back: the contract's `PositiveMoney`. */
export const LARGEST_AMOUNT = largestAmount();

function largestAmount(): number {
  const { PositiveMoney } = contractDocument.components['schemas'] as {
    PositiveMoney: { properties: { amount: { maximum: number } } };
  };
  return PositiveMoney.properties.amount.maximum;
}

/** The name under which a validator knows the document, so that its references resolve. */
export const CONTRACT = 'contract.json';

function dereference<T extends object>(value: T | { $ref: string }): T {
  if (!('$ref' in value)) return value;
  const [kind = '', name = ''] = value.$ref.replace('#/components/', '').split('/');
  return contractDocument.components[kind]?.[name] as T;
}

/** A schema of the document, for a validator that knows the document as CONTRACT. */
function absolute(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${CONTRACT}#/`);
  return JSON.parse(text) as JsonSchema;
}

export interface OperationSchemas {
  path: JsonSchema;
  query: JsonSchema;
  header: JsonSchema;
  /** `undefined` when the operation takes none. */
  body: JsonSchema | undefined;
  /** How the body comes. */
  bodyKind: 'json' | 'multipart' | 'none';
  /** JSON schema by status; `undefined` for another media type. */
  responses: ReadonlyMap<number, JsonSchema | undefined>;
}

function parametersIn(place: Parameter['in'], parameters: Parameter[]): JsonSchema {
  const chosen = parameters.filter((parameter) => parameter.in === place);
  const nameOf = ({ name }: Parameter): string => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      chosen.map((parameter) => [nameOf(parameter), absolute(parameter.schema)]),
    ),
    required: chosen.filter((parameter) => parameter.required).map(nameOf),
    // A misspelt filter must not silently list everything. Headers come from everywhere.
    ...(place === 'query' && chosen.length > 0 ? { additionalProperties: false } : {}),
  };
}

/** What the contract says of an operation's input and output, as JSON schemas. */
export function schemasOf(operationId: OperationId): OperationSchemas {
  const { method, path } = operations[operationId];
  const operation = contractDocument.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`The bundled contract lacks ${operationId}: build it again.`);
  const parameters = (operation.parameters ?? []).map((parameter) => dereference<Parameter>(parameter));
  const content = operation.requestBody?.content;
  const json = content?.['application/json']?.schema;
  const multipart = content?.['multipart/form-data']?.schema;
  const body = json ?? multipart;
  return {
    path: parametersIn('path', parameters),
    query: parametersIn('query', parameters),
    header: parametersIn('header', parameters),
    body: body && absolute(body),
    bodyKind: json ? 'json' : multipart ? 'multipart' : 'none',
    responses: new Map(
      Object.entries(operation.responses).map(([status, response]) => {
        const schema = dereference<{ content?: Content }>(response).content?.['application/json']?.schema;
        return [Number(status), schema && absolute(schema)];
      }),
    ),
  };
}

/** Whether an object schema of the document, followed through its references, has a property of that name. */
export function hasProperty(schema: JsonSchema | undefined, name: string): boolean {
  if (schema === undefined) return false;
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const target = contractDocument.components['schemas']?.[reference.slice(reference.lastIndexOf('/') + 1)];
    return hasProperty(target as JsonSchema | undefined, name);
  }
  const properties = schema['properties'];
  if (typeof properties === 'object' && properties !== null && Object.hasOwn(properties, name)) return true;
  const parts = schema['allOf'];
  return Array.isArray(parts) && parts.some((part: JsonSchema) => hasProperty(part, name));
}
