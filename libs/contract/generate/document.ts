/** The parts of an OpenAPI 3.1 document that the generators read. */
export interface OpenApiDocument {
  security?: Security[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    responses?: Record<string, Response>;
    examples?: Record<string, Example>;
    parameters?: Record<string, Parameter>;
  };
}

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';
export type PathItem = { [method in Method]?: Operation } & { parameters?: Referable<Parameter>[] };
type Security = Record<string, readonly string[]>;
type Referable<T> = T | { $ref: string };

export interface Operation {
  operationId: string;
  tags?: string[];
  summary?: string;
  security?: Security[];
  parameters?: Referable<Parameter>[];
  responses: Record<string, Referable<Response>>;
  requestBody?: Referable<{ content: Record<string, MediaType> }>;
  /** A permission key, or `none`. */
  'x-permission': string;
  'x-extension'?: boolean;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  schema?: Schema;
}

export interface Response {
  content?: Record<string, MediaType>;
}

interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Referable<Example>>;
}

interface Example {
  value?: unknown;
}

export interface Schema {
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, Schema>;
  description?: string;
}

export const methods: readonly Method[] = ['get', 'put', 'post', 'delete', 'patch'];

/** Follows `{ $ref: '#/…' }` to what it names; anything else is returned as it is. Throws for a reference to nothing. */
export function resolve<T extends object>(document: OpenApiDocument, value: Referable<T>): T {
  if (!('$ref' in value)) return value;
  const steps = value.$ref.replace(/^#\//, '').split('/');
  let found: unknown = document;
  for (const step of steps) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  }
  if (typeof found !== 'object' || found === null) throw new Error(`Nothing at ${value.$ref}`);
  return resolve(document, found as Referable<T>);
}

export interface OperationEntry {
  method: Method;
  path: string;
  pathItem: PathItem;
  operation: Operation;
}

/** Every operation of the document, in its order. */
export function operationsOf(document: OpenApiDocument): OperationEntry[] {
  return Object.entries(document.paths).flatMap(([path, pathItem]) =>
    methods.flatMap((method) => {
      const operation = pathItem[method];
      return operation ? [{ method, path, pathItem, operation }] : [];
    }),
  );
}

/** Opens every generated file. */
export const banner = '// Generated from the OpenAPI document by generate/main.ts; do not edit.\n';
