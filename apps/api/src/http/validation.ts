import type { OperationId } from '@harbour/contract/operations';
import type { Options, ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { JsonSchema, OperationSchemas } from './contract-document.ts';
import { CONTRACT, contractDocument, hasProperty, schemasOf } from './contract-document.ts';
import type { FieldError } from './errors.ts';
import { DomainError } from './errors.ts';
import { isStorableText } from './read-json.ts';
import { describeErrors } from './validation-messages.ts';

/** Letters of any script in the local part; no spaces or controls; a domain with a dot. */
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:"\p{C}]{2,}$/u;

export function createValidator(options: Options): Ajv2020 {
  // The contract was checked when it was bundled; that it is one again would cost every start half a second.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    ...options,
  });
  formats.default(ajv);
  // The standard takes an address without a host, which leads nowhere.
  const isUri = ajv.formats['uri'] as (text: string) => boolean;
  ajv.addFormat('uri', (text: string) => isUri(text) && URL.canParse(text));
  // Spaces around an address are not part of it: they are trimmed before it is used.
  ajv.addFormat('email', (text: string) => EMAIL.test(text.trim()));
  ajv.addSchema(contractDocument, CONTRACT);
  return ajv;
}

/** Texts of a URL: numbers and booleans are read from them. */
const fromText = createValidator({ coerceTypes: true, useDefaults: true });
/** JSON says what it means: nothing is read as another type. */
const fromJson = createValidator({ useDefaults: true });

type Check = (value: unknown) => FieldError[];

/** Compiled by the first value: all schemas take most of a second, which no start should wait for. */
function checkOf(ajv: Ajv2020, schema: JsonSchema): Check {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= ajv.compile(schema);
    return validate(value) ? [] : describeErrors(validate.errors ?? []);
  };
}

function checkTexts(schema: JsonSchema, values: Record<string, unknown>): FieldError[] {
  return Object.entries(values).flatMap(([field, value]) =>
    hasProperty(schema, field) && typeof value === 'string' && !isStorableText(value)
      ? [{ field, message: 'This holds a character that is not text.', code: 'invalid_format' as const }]
      : [],
  );
}

/** What is wrong with a body as a whole is said in words: there is no field to be named. Those that there are stand beside it. */
function refusalOf(errors: FieldError[]): DomainError {
  const whole = errors.find(({ field }) => field === '');
  const named = errors.filter(({ field }) => field !== '');
  return new DomainError('validation_failed', {
    ...(whole === undefined ? {} : { message: whole.message }),
    ...(named.length === 0 ? {} : { errors: named }),
  });
}

export interface Input {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

export interface InputCheck {
  schemas: OperationSchemas;
  /** Fills in defaults and coerces texts of the URL, in place. Fails with: validation_failed, malformed_json. */
  check(input: Input): void;
}

/** The check of everything that a client sends to an operation, by the contract. */
export function inputCheckOf(operationId: OperationId): InputCheck {
  const schemas = schemasOf(operationId);
  const checkPath = checkOf(fromText, schemas.path);
  const checkQuery = checkOf(fromText, schemas.query);
  const checkHeader = checkOf(fromText, schemas.header);
  const checkBody = schemas.body && checkOf(fromJson, schemas.body);
  return {
    schemas,
    check: (input) => {
      const inUrl = [...checkTexts(schemas.path, input.params), ...checkTexts(schemas.query, input.query)];
      const errors =
        inUrl.length > 0
          ? inUrl
          : [
              ...checkPath(input.params),
              ...checkQuery(input.query),
              ...checkHeader({ ...input.headers }),
              ...(checkBody && schemas.bodyKind === 'json' ? checkBody(input.body) : []),
            ];
      if (errors.length > 0) throw refusalOf(errors);
    },
  };
}
