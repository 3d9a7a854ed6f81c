import type { FieldErrorCode } from '@harbour/contract/enums';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FieldError } from './errors.ts';
import { fieldName } from './field-name.ts';

const MOST_ERRORS = 100;

/** What each format is called by a person. */
const FORMATS: Readonly<Record<string, string>> = {
  email: 'Enter an email address, such as ada@example.com.',
  uri: 'Enter a full web address that starts with https://.',
  date: 'Enter a date as YYYY-MM-DD.',
  'date-time': 'Enter a date and time with its offset, such as 2026-03-31T09:00:00Z.',
};

/** What each JSON type is called by a person. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'a group of fields',
  array: 'a list',
};

/** Keywords that only gather what their branches say. */
const GATHERING = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not', 'discriminator']);

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const own = instancePath.split('/').slice(1);
  const inner =
    keyword === 'required'
      ? params['missingProperty']
      : (params['additionalProperty'] ?? params['unevaluatedProperty']);
  const path = typeof inner === 'string' ? [...own, inner] : own;
  return fieldName(path.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.'), 200);
}

/** Of `{ amount, currency }`, which is how money is written everywhere. */
const isAmount = ({ instancePath }: ErrorObject) => instancePath.endsWith('/amount');

function describeType(error: ErrorObject): [FieldErrorCode, string] {
  const wanted = [error.params['type']].flat().find((type) => type !== 'null');
  if (wanted === 'integer' && typeof error.data === 'number' && isAmount(error)) {
    return ['not_a_whole_minor_unit', 'Enter a whole number of the smallest unit of the currency.'];
  }
  return ['invalid_type', `This must be ${TYPES[String(wanted)] ?? 'of another type'}.`];
}

function describeLimit(error: ErrorObject): [FieldErrorCode, string] {
  const limit = Number(error.params['limit']);
  switch (error.keyword) {
    case 'minLength':
      if (error.data === '') return ['required', 'This field is needed.'];
      return ['too_short', `Enter ${limit} characters or more.`];
    case 'maxLength':
      return ['too_long', `Enter ${limit} characters or fewer.`];
    case 'minItems':
      return ['too_short', `Give ${limit} or more.`];
    case 'minProperties':
      return ['required', limit === 1 ? 'Give one field or more.' : `Give ${limit} fields or more.`];
    case 'maxItems':
    case 'maxProperties':
      return ['too_many', `Give ${limit} or fewer.`];
    case 'minimum':
    case 'exclusiveMinimum':
      return [
        'too_small',
        `Enter ${error.keyword === 'minimum' ? '' : 'more than '}${limit}${error.keyword === 'minimum' ? ' or more' : ''}.`,
      ];
    default:
      return [
        'too_large',
        `Enter ${error.keyword === 'maximum' ? '' : 'less than '}${limit}${error.keyword === 'maximum' ? ' or less' : ''}.`,
      ];
  }
}

function describe(error: ErrorObject): [FieldErrorCode, string] {
  switch (error.keyword) {
    case 'required':
    case 'dependentRequired':
      return ['required', 'This field is needed.'];
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return ['unknown_field', 'This field is not known.'];
    case 'type':
      return describeType(error);
    case 'format':
      return [
        'invalid_format',
        FORMATS[String(error.params['format'])] ?? 'This does not have the right form.',
      ];
    case 'enum':
      return [
        'invalid_choice',
        `Choose one of: ${[error.params['allowedValues']].flat().join(', ')}.`.slice(0, 500),
      ];
    case 'const':
      return ['invalid_choice', `This must be ${String(error.params['allowedValue'])}.`];
    case 'multipleOf':
      return ['not_a_whole_minor_unit', 'Enter a whole number of the smallest unit of the currency.'];
    case 'pattern':
      return error.data === ''
        ? ['required', 'This field is needed.']
        : ['invalid_format', 'This does not have the right form.'];
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'maxProperties':
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return describeLimit(error);
    default:
      return ['invalid_format', 'This does not have the right form.'];
  }
}

/** What a validator found, as one error for each field, in words for a person. Values are never repeated. */
export function describeErrors(errors: readonly ErrorObject[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const error of errors) {
    // `X or null`: what is said about X is of use, that it could have been null is not.
    const offersNull = error.keyword === 'type' && error.params['type'] === 'null';
    if (GATHERING.has(error.keyword) || offersNull) continue;
    const field = fieldOf(error);
    if (byField.has(field) || byField.size >= MOST_ERRORS) continue;
    const [code, message] = describe(error);
    byField.set(field, { field, message, code });
  }
  if (byField.size > 0) return [...byField.values()];
  const [first] = errors;
  const field = first === undefined ? '' : fieldOf(first);
  return [{ field, message: 'This does not have the right form.', code: 'invalid_format' }];
}
