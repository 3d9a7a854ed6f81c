import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { deref, document, examples } from './document.js';
import { isNullable, walk } from './walk.js';

// Not strict: the document has OpenAPI's own keywords beside those of JSON Schema.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'document');

/** Schemas of the document refer to each other from its root, so they are checked inside it. */
function errorsOf(schema, value) {
  const validate = ajv.compile(absolute(schema));
  return validate(value)
    ? []
    : validate.errors.map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function absolute(node) {
  if (Array.isArray(node)) return node.map(absolute);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, item]) => [key, key === '$ref' ? `document${item}` : absolute(item)]),
  );
}

/** Shared failures once, not for each operation that answers with them. */
const bodies = [
  ...new Map(examples.map((example) => [JSON.stringify([example.schema, example.value]), example])).values(),
];

describe('every example fits its schema', () => {
  test.for(bodies)('$title', ({ schema, value }) => {
    expect(errorsOf(schema, value)).toEqual([]);
  });
});

test('a value that does not fit is refused', () => {
  expect(errorsOf({ $ref: '#/components/schemas/Money' }, { amount: 1.5, currency: 'NGN' })).toContain(
    '/amount must be integer',
  );
});

describe('examples and defaults of parameters fit their schemas', () => {
  const parameters = Object.entries(document.components.parameters).map(([title, parameter]) => ({
    title,
    parameter,
  }));
  test.for(parameters)('$title', ({ parameter }) => {
    const values = [parameter.example, deref(parameter.schema).default, parameter.schema.default];
    const named = Object.values(parameter.examples ?? {}).map((example) => example.value);
    for (const value of [...values, ...named].filter((given) => given !== undefined)) {
      expect(errorsOf(parameter.schema, value)).toEqual([]);
    }
  });
});

test('examples have no property that the document does not know', () => {
  const unknown = new Set();
  for (const { title, schema, value } of examples) {
    walk(schema, value, ({ schema: node, value: object, path }) => {
      if (node.additionalProperties) return;
      for (const key of Object.keys(object))
        if (!node.properties?.[key]) unknown.add(`${title}: ${path}.${key}`);
    });
  }
  expect([...unknown]).toEqual([]);
});

test('what may be null is null in one example and filled in another', () => {
  const seen = new Map();
  for (const { status, schema, value } of examples) {
    if (status === 'request') continue;
    walk(schema, value, ({ owner, schema: node, value: object }) => {
      for (const [key, property] of Object.entries(node.properties ?? {})) {
        if (!isNullable(property) || object[key] === undefined) continue;
        const kinds = seen.get(`${owner}.${key}`) ?? new Set();
        seen.set(`${owner}.${key}`, kinds.add(object[key] === null ? 'null' : 'filled'));
      }
    });
  }
  const onesided = [...seen]
    .filter(([, kinds]) => kinds.size < 2)
    .map(([name, kinds]) => `${name} only ${[...kinds]}`);
  expect(onesided).toEqual([]);
});

/** What screens show, each with the states of its enum that never stand there. */
const shownStates = {
  'Payment.status': [],
  'PaymentSummary.status': [],
  'PaymentStatusReport.status': [],
  'OpenedPayment.state': [],
  // The first answer already says what to do; waiting comes after it.
  'CardAuthentication.next': ['wait'],
  // The method is asked for once, when the authentication starts.
  'CardAuthenticationResult.next': ['method'],
  'CardAuthenticationResult.result': [],
  'Refund.status': [],
  'Dispute.status': [],
  'DisputeSummary.status': [],
  'Settlement.status': [],
  'PaymentLink.status': [],
  'CheckoutPaymentLink.status': [],
  'TeamMember.status': [],
  'TeamInvitation.status': [],
  'BusinessVerification.status': [],
  'VerificationRequirement.status': [],
  'ApiKey.status': [],
  'WebhookEndpoint.status': [],
  'WebhookDelivery.status': [],
};

test.for(Object.entries(shownStates))('every state of %s has an example', ([place, never]) => {
  const missing = new Set(statesOf(place).filter((state) => !never.includes(state)));
  for (const { status, schema, value } of examples) {
    if (!status.startsWith('2')) continue;
    walk(schema, value, ({ owner, value: object }) => {
      for (const [key, state] of Object.entries(object))
        if (`${owner}.${key}` === place) missing.delete(state);
    });
  }
  expect([...missing]).toEqual([]);
});

/** The enum of `Schema.property`. */
function statesOf(place) {
  const [schema, property] = place.split('.');
  return deref(propertiesOf(document.components.schemas[schema])[property]).enum;
}

function propertiesOf(schema) {
  const node = deref(schema);
  return Object.assign({ ...node.properties }, ...(node.allOf ?? []).map(propertiesOf));
}
