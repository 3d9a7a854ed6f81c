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
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, ...options });
  formats.default(ajv);
  // Spaces around an address are not part of it: they are trimmed before it is used.
  ajv.addFormat('email', (text: string) => EMAIL.test(text.trim()));
  ajv.addSchema(contractDocument, CONTRACT);
  return ajv;
}

/** Texts of a URL: numbers and booleans are read from them. */
const fromText = createValidator({ coerceTypes: true, useDefaults: true });
/** JSON says what it means: nothing is read as another type. */
const fromJson = createValidator({ useDefaults: true });

const compile = (ajv: Ajv2020, schema: JsonSchema): ValidateFunction => ajv.compile(schema);

function check(validate: ValidateFunction, value: unknown): FieldError[] {
  return validate(value) ? [] : describeErrors(validate.errors ?? []);
}

function checkTexts(schema: JsonSchema, values: Record<string, unknown>): FieldError[] {
  return Object.entries(values).flatMap(([field, value]) =>
    hasProperty(schema, field) && typeof value === 'string' && !isStorableText(value)
      ? [{ field, message: 'This holds a character that is not text.', code: 'invalid_format' as const }]
      : [],
  );
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

/** The check of everything that a client sends to an operation, compiled once from the contract. */
export function inputCheckOf(operationId: OperationId): InputCheck {
  const schemas = schemasOf(operationId);
  const path = compile(fromText, schemas.path);
  const query = compile(fromText, schemas.query);
  const header = compile(fromText, schemas.header);
  const body = schemas.body && compile(fromJson, schemas.body);
  return {
    schemas,
    check: (input) => {
      const inUrl = [...checkTexts(schemas.path, input.params), ...checkTexts(schemas.query, input.query)];
      const errors =
        inUrl.length > 0
          ? inUrl
          : [
              ...check(path, input.params),
              ...check(query, input.query),
              ...check(header, { ...input.headers }),
              ...(body && schemas.bodyKind === 'json' ? check(body, input.body) : []),
            ];
      if (errors.length > 0) throw new DomainError('validation_failed', { errors });
    },
  };
}
