const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const digits = (pattern: string) => ({ type: 'string', pattern: `^${pattern}$` });
const oneOf = (...values: string[]) => ({ enum: values });
const url = { type: 'string', maxLength: 2048, pattern: '^https?://' };

const properties = {
  messageType: oneOf('AReq'),
  messageVersion: oneOf('2.2.0', '2.3.1'),
  deviceChannel: oneOf('02'),
  messageCategory: oneOf('01'),
  threeDSServerTransID: { type: 'string', format: 'uuid' },
  threeDSServerURL: url,
  threeDSCompInd: oneOf('Y', 'N', 'U'),
  threeDSRequestorID: text(35),
  threeDSRequestorName: text(40),
  threeDSRequestorURL: url,
  threeDSRequestorChallengeInd: oneOf('01', '02', '03', '04'),
  acquirerBIN: digits('[0-9]{1,11}'),
  acquirerMerchantID: text(35),
  merchantName: text(40),
  merchantCountryCode: digits('[0-9]{3}'),
  mcc: digits('[0-9]{4}'),
  acctNumber: digits('[0-9]{13,19}'),
  cardExpiryDate: digits('[0-9]{2}(0[1-9]|1[0-2])'),
  purchaseAmount: digits('[0-9]{1,48}'),
  purchaseCurrency: digits('[0-9]{3}'),
  purchaseExponent: digits('[0-9]'),
  purchaseDate: digits('[0-9]{14}'),
  notificationURL: { ...url, maxLength: 256 },
  browserAcceptHeader: text(2048),
  browserUserAgent: text(2048),
  browserLanguage: digits('[A-Za-z0-9-]{1,35}'),
  browserJavascriptEnabled: { type: 'boolean' },
};

/** What only a script can tell about a browser. */
export const scriptedBrowser = {
  browserJavaEnabled: { type: 'boolean' },
  browserColorDepth: oneOf('1', '4', '8', '15', '16', '24', '32', '48'),
  browserScreenHeight: digits('[0-9]{1,6}'),
  browserScreenWidth: digits('[0-9]{1,6}'),
  browserTZ: digits('[+-]?[0-9]{1,4}'),
};

/** JSON Schema of the AReq; what a schema can't say plainly (dates, currency, scripts) is in check-areq.ts. */
export const areqBody = {
  type: 'object',
  required: Object.keys(properties),
  properties: {
    ...properties,
    ...scriptedBrowser,
    cardholderName: text(45),
    email: text(254),
    browserIP: { anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }], type: 'string', maxLength: 45 },
  },
};

export const versionsBody = {
  type: 'object',
  additionalProperties: false,
  required: ['card_number'],
  properties: { card_number: digits('[0-9]{12,19}') },
};
