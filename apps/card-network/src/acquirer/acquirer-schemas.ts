/** At least one letter, so that nobody passes a card number off as a reference. */
const merchantReference = {
  type: 'string',
  minLength: 8,
  maxLength: 80,
  pattern: '^[0-9._=-]*[A-Za-z][A-Za-z0-9._=-]*$',
};
const amount = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const currency = { type: 'string', pattern: '^[A-Z]{3}$' };
const operationId = { type: 'string', pattern: '^[a-z]+_[0-9a-f]{32}$' };

const card = {
  type: 'object',
  additionalProperties: false,
  required: ['number', 'expiry_month', 'expiry_year'],
  properties: {
    number: { type: 'string', pattern: '^[0-9]{12,19}$' },
    expiry_month: { type: 'integer', minimum: 1, maximum: 12 },
    expiry_year: { type: 'integer', minimum: 2000, maximum: 2099 },
    cvc: { type: 'string', pattern: '^[0-9]{3,4}$' },
  },
};

const threeDSecure = {
  type: 'object',
  additionalProperties: false,
  required: ['eci', 'ds_trans_id'],
  properties: {
    eci: { type: 'string', pattern: '^0[0-7]$' },
    cavv: { type: 'string', pattern: '^[A-Za-z0-9+/]{27}=$' },
    ds_trans_id: { type: 'string', format: 'uuid' },
  },
};

export const authorizationBody = {
  type: 'object',
  additionalProperties: false,
  required: ['merchant_reference', 'amount', 'currency', 'capture', 'card'],
  properties: {
    merchant_reference: merchantReference,
    amount,
    currency,
    capture: { type: 'boolean' },
    card,
    three_d_secure: threeDSecure,
  },
};

export const captureBody = {
  type: 'object',
  additionalProperties: false,
  required: ['merchant_reference'],
  properties: { merchant_reference: merchantReference, amount },
};

export const refundBody = {
  type: 'object',
  additionalProperties: false,
  required: ['merchant_reference', 'authorization_id', 'amount', 'currency'],
  properties: { merchant_reference: merchantReference, authorization_id: operationId, amount, currency },
};

export const authorizationParams = {
  type: 'object',
  required: ['id'],
  properties: { id: operationId },
};

export const inquiryParams = {
  type: 'object',
  required: ['merchant_reference'],
  properties: { merchant_reference: merchantReference },
};
