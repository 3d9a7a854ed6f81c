import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';

interface Schema {
  [keyword: string]: unknown;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  enum?: unknown[];
  nullable?: boolean;
}

interface OperationObject {
  operationId: string;
  parameters?: { in: string; name: string; required: boolean; schema: Schema }[];
  requestBody: { content: { 'application/x-www-form-urlencoded': { schema: Schema } } };
  responses: { 200: { content: { 'application/json': { schema: Schema } } } };
}

interface Description {
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Schema> };
}

/** What Stripe says of a parameter that it refuses. */
export interface Refusal {
  type: 'invalid_request_error';
  code?: string;
  param: string;
  message: string;
}

export interface Operation {
  id: string;
  /** The parameters of the path. `undefined`: another path. */
  match(method: string, pathname: string): Record<string, string> | undefined;
  /** Refuses what the description does not allow; texts become the numbers and booleans that they stand for. */
  checkQuery(query: object): Refusal | undefined;
  checkBody(body: object): Refusal | undefined;
  /** Why an answer does not fit the description. `undefined`: it does. */
  checkAnswer(answer: unknown): string | undefined;
}

/** Imported results of 3-D Secure, which came after the description; by the types of Stripe's library, 22.6.2. */
const THREE_D_SECURE: Schema = {
  type: 'object',
  required: ['cryptogram', 'transaction_id', 'version'],
  properties: {
    ares_trans_status: { type: 'string', enum: ['A', 'C', 'I', 'N', 'R', 'U', 'Y'] },
    cryptogram: { type: 'string', maxLength: 5000 },
    electronic_commerce_indicator: { type: 'string', enum: ['01', '02', '05', '06', '07'] },
    exemption_indicator: { type: 'string', enum: ['low_risk', 'none'] },
    requestor_challenge_indicator: { type: 'string', maxLength: 2 },
    transaction_id: { type: 'string', maxLength: 5000 },
    version: { type: 'string', enum: ['1.0.2', '2.1.0', '2.2.0', '2.3.0', '2.3.1'] },
  },
};

function loadDescription(): Description {
  const file = path.join(import.meta.dirname, 'stripe.openapi.json');
  const description: Description = JSON.parse(readFileSync(file, 'utf8'));
  for (const address of ['/v1/payment_intents', '/v1/payment_intents/{intent}/confirm']) {
    const options = bodyOf(description.paths[address]?.['post'])?.properties?.['payment_method_options'];
    const card = options?.properties?.['card']?.anyOf?.[0]?.properties;
    if (card === undefined) throw new Error('The description has no options for cards.');
    card['three_d_secure'] = THREE_D_SECURE;
  }
  return description;
}

function bodyOf(operation: OperationObject | undefined): Schema | undefined {
  return operation?.requestBody.content['application/x-www-form-urlencoded'].schema;
}

/** OpenAPI's `nullable` in JSON Schema's words, which has it beside `type` alone: as one more alternative. */
function withNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNull);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, withNull(each)] as const);
  const schema: Schema = Object.fromEntries(entries);
  if (schema.nullable !== true) return schema;
  if (schema.enum !== undefined) return { ...schema, enum: [...schema.enum, null] };
  if (schema.anyOf === undefined) return schema;
  const { nullable: _, anyOf, ...rest } = schema;
  return { ...rest, anyOf: [...anyOf, { type: 'null' }] };
}

/** Stripe refuses parameters that it does not know at any depth; the description says so at the top alone. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const schema: Schema = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, closed(each)]),
  );
  const isObject = schema['type'] === 'object' && schema.properties !== undefined;
  return isObject && schema['additionalProperties'] === undefined
    ? { ...schema, additionalProperties: false }
    : schema;
}

/** The operations of Stripe's description, with validators. Reading it takes a moment: once for each process. */
export function readOperations(): Operation[] {
  const description = loadDescription();
  const components = withNull(description.components) as Description['components'];
  // Unlike a request, an answer may hold more than the description knows: the versions differ.
  const answers = new Ajv({ strict: false, formats: { 'unix-time': true } });
  const requests = new Ajv({ strict: false, coerceTypes: true, formats: { 'unix-time': true } });
  return Object.entries(description.paths).flatMap(([pattern, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation => {
      const query = requests.compile(closed(querySchema(operation)) as Schema);
      const body = requests.compile(closed(bodyOf(operation)) as Schema);
      const answer = answers.compile({
        ...(withNull(operation.responses[200].content['application/json'].schema) as Schema),
        components,
      });
      return {
        id: operation.operationId,
        match: (asked, pathname) =>
          asked === method.toUpperCase() ? matchPath(pattern, pathname) : undefined,
        checkQuery: (value) => refusalBy(query, value),
        checkBody: (value) => refusalBy(body, value),
        checkAnswer: (value) => (answer(value) ? undefined : answers.errorsText(answer.errors)),
      };
    }),
  );
}

function querySchema(operation: OperationObject): Schema {
  const parameters = (operation.parameters ?? []).filter((each) => each.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const expression = pattern.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${expression}$`).exec(pathname);
  return match === null ? undefined : { ...match.groups };
}

function refusalBy(validate: ValidateFunction, value: object): Refusal | undefined {
  const [error] = validate(value) ? [] : (validate.errors ?? []);
  return error === undefined ? undefined : refusalOf(error);
}

/** In Stripe's words, which never repeat a value. */
function refusalOf({ keyword, instancePath, params }: ErrorObject): Refusal {
  const type = 'invalid_request_error';
  const place = instancePath.split('/').slice(1);
  if (keyword === 'additionalProperties') {
    const param = named([...place, String(params['additionalProperty'])]);
    return { type, code: 'parameter_unknown', param, message: `Received unknown parameter: ${param}` };
  }
  if (keyword === 'required') {
    const param = named([...place, String(params['missingProperty'])]);
    return { type, code: 'parameter_missing', param, message: `Missing required param: ${param}.` };
  }
  return { type, param: named(place), message: `Invalid ${named(place)}: ${keyword}.` };
}

function named([first = '', ...rest]: string[]): string {
  return first + rest.map((part) => `[${part}]`).join('');
}
