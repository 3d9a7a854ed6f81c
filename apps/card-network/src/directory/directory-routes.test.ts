import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AReq, ARes, Erro } from '../three-d-secure-messages.ts';
import { areqFor, authenticate, networkFor, post } from '../testing/network.ts';

const app = networkFor();

async function sendAReq(areq: unknown) {
  const response = await post(app, '/directory/areq', areq);
  expect(response.statusCode).toBe(200);
  return response.json<ARes | Erro>();
}

const versions = (card_number: unknown) => post(app, '/directory/versions', { card_number });

describe('version look-up', () => {
  it.each(['4000000000003220', '4000000000002701', '4000000000003055'])(
    '%s has both versions and a Method URL',
    async (number) => {
      expect((await versions(number)).json()).toEqual({
        enrolled: true,
        versions: ['2.2.0', '2.3.1'],
        threeDSMethodURL: 'http://127.0.0.1:4001/acs/method',
      });
    },
  );

  it('has no Method URL for Mastercard', async () => {
    expect((await versions('5200000000002151')).json()).toEqual({
      enrolled: true,
      versions: ['2.2.0', '2.3.1'],
    });
  });

  it.each(['4242424242424242', '5061460410120223210', '4000000000000002', '4012888888881881'])(
    '%s is not enrolled',
    async (number) => {
      expect((await versions(number)).json()).toEqual({ enrolled: false, versions: [] });
    },
  );

  it('fails for 4000008400001280', async () => {
    const response = await versions('4000008400001280');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 'directory_unavailable' });
    expect((await post(app, '/directory/areq', areqFor('4000008400001280'))).statusCode).toBe(503);
  });

  it.each(['4000 0000 0000 3220', 4000000000003220, undefined])(
    'refuses the malformed number %s',
    async (number) => {
      const response = await versions(number);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ errors: [{ field: 'card_number' }] });
    },
  );
});

describe('authentication', () => {
  it.each([
    ['4000000000003055', 'Y', '05'],
    ['4000000000002701', 'Y', '05'],
    ['5200000000002235', 'Y', '02'],
    ['4000000000002719', 'A', '06'],
  ])('%s answers %s with indicator %s and a cryptogram', async (number, transStatus, eci) => {
    const areq = areqFor(number);
    const ares = await sendAReq(areq);
    expect(ares).toMatchObject({
      messageType: 'ARes',
      messageVersion: '2.2.0',
      threeDSServerTransID: areq.threeDSServerTransID,
      transStatus,
      eci,
      authenticationValue: expect.stringMatching(/^[A-Za-z0-9+/]{27}=$/),
    });
    expect(ares).not.toHaveProperty('acsURL');
  });

  it.each([
    ['4000000000002925', 'N', '01'],
    ['5200000000002276', 'N', '01'],
    ['4000000000002313', 'U', '22'],
    ['4000000000002537', 'R', '11'],
    ['4242424242424242', 'U', '13'],
  ])('%s answers %s, reason %s, without a cryptogram', async (number, transStatus, transStatusReason) => {
    const ares = await sendAReq(areqFor(number));
    expect(ares).toMatchObject({ messageType: 'ARes', transStatus, transStatusReason });
    expect(ares).not.toHaveProperty('authenticationValue');
    expect(ares).not.toHaveProperty('eci');
  });

  it.each([
    '4000000000003220',
    '4000002760003184',
    '4000000000002503',
    '5200000000002151',
    '4000008400001629',
    '4000008260003178',
    '4000000000002370',
    '5200000000002490',
    '4000000000002420',
    '4000000000002644',
  ])('%s asks for a challenge', async (number) => {
    const ares = await sendAReq(areqFor(number));
    expect(ares).toMatchObject({
      transStatus: 'C',
      acsURL: 'http://127.0.0.1:4001/acs/challenge',
      acsChallengeMandated: 'Y',
    });
    expect(ares).not.toHaveProperty('authenticationValue');
  });

  it('speaks 2.3.1 when asked in it', async () => {
    const ares = await authenticate(app, areqFor('4000000000002701', { messageVersion: '2.3.1' }));
    expect(ares.messageVersion).toBe('2.3.1');
  });

  it('takes a browser without scripts, which knows nothing of its screen', async () => {
    const {
      browserJavaEnabled: _java,
      browserColorDepth: _depth,
      browserScreenHeight: _height,
      browserScreenWidth: _width,
      browserTZ: _zone,
      ...rest
    } = areqFor('4000000000002701', { browserJavascriptEnabled: false });
    expect(await sendAReq(rest)).toMatchObject({ transStatus: 'Y' });
  });
});

describe('Erro', () => {
  const required: (keyof AReq)[] = [
    'messageType',
    'messageVersion',
    'deviceChannel',
    'messageCategory',
    'threeDSServerTransID',
    'threeDSServerURL',
    'threeDSCompInd',
    'threeDSRequestorID',
    'threeDSRequestorName',
    'threeDSRequestorURL',
    'threeDSRequestorChallengeInd',
    'acquirerBIN',
    'acquirerMerchantID',
    'merchantName',
    'merchantCountryCode',
    'mcc',
    'acctNumber',
    'cardExpiryDate',
    'purchaseAmount',
    'purchaseCurrency',
    'purchaseExponent',
    'purchaseDate',
    'notificationURL',
    'browserAcceptHeader',
    'browserUserAgent',
    'browserLanguage',
    'browserJavascriptEnabled',
    'browserJavaEnabled',
    'browserColorDepth',
    'browserScreenHeight',
    'browserScreenWidth',
    'browserTZ',
  ];

  it.each(required)('203 when %s is missing', async (field) => {
    const { [field]: _left, ...areq } = areqFor('4000000000002701');
    expect(await sendAReq(areq)).toMatchObject({
      messageType: 'Erro',
      errorCode: '203',
      errorComponent: 'D',
      errorMessageType: 'AReq',
      errorDetail: field,
    });
  });

  it.each<[keyof AReq, unknown]>([
    ['messageType', 'CReq'],
    ['messageVersion', '2.1.0'],
    ['deviceChannel', '01'],
    ['messageCategory', '02'],
    ['threeDSServerTransID', '123'],
    ['threeDSServerURL', 'ftp://127.0.0.1/results'],
    ['threeDSServerURL', 'http://user:password@127.0.0.1/results'],
    ['threeDSServerURL', 'http://'],
    ['threeDSCompInd', 'X'],
    ['threeDSRequestorID', 'x'.repeat(36)],
    ['threeDSRequestorName', ''],
    ['threeDSRequestorURL', 'shop.example'],
    ['threeDSRequestorChallengeInd', '99'],
    ['acquirerBIN', '4000-00'],
    ['acquirerMerchantID', 'x'.repeat(36)],
    ['merchantName', 'x'.repeat(41)],
    ['merchantCountryCode', 'NG'],
    ['mcc', '59'],
    ['acctNumber', '4000 0000 0000 2701'],
    ['cardExpiryDate', '9913'],
    ['cardholderName', 'x'.repeat(46)],
    ['email', 'x'.repeat(255)],
    ['purchaseAmount', '1250.00'],
    ['purchaseAmount', 125_000],
    ['purchaseAmount', '0'],
    ['purchaseAmount', '9'.repeat(20)],
    ['purchaseCurrency', 'NGN'],
    ['purchaseCurrency', '000'],
    ['purchaseExponent', '0'],
    ['purchaseExponent', '3'],
    ['purchaseDate', '20261332000000'],
    ['purchaseDate', '20260431000000'],
    ['purchaseDate', '2026-11-27T22:59:00Z'],
    ['notificationURL', 'javascript:alert(1)'],
    ['notificationURL', `http://shop.example/${'x'.repeat(256)}`],
    ['browserAcceptHeader', 'x'.repeat(2049)],
    ['browserUserAgent', ''],
    ['browserIP', '203.0.113.999'],
    ['browserLanguage', 'en_NG'],
    ['browserJavascriptEnabled', 'true'],
    ['browserJavaEnabled', 'false'],
    ['browserColorDepth', '30'],
    ['browserScreenHeight', '1234567'],
    ['browserScreenWidth', '12.5'],
    ['browserTZ', 'UTC'],
  ])('203 when %s is %s', async (field, value) => {
    const answer = await sendAReq({ ...areqFor('4000000000002701'), [field]: value });
    expect(answer).toMatchObject({ messageType: 'Erro', errorCode: '203', errorDetail: field });
  });

  it('names all wrong fields at once and keeps the ids that are good', async () => {
    const areq = { ...areqFor('4000000000002701'), mcc: 'x', browserTZ: 'x', messageVersion: '2.3.1' };
    expect(await sendAReq(areq)).toMatchObject({
      messageVersion: '2.3.1',
      errorDetail: 'mcc,browserTZ',
      threeDSServerTransID: areq.threeDSServerTransID,
    });
  });

  it.each([null, [], 'AReq', 7])('203 when the message is %j', async (body) => {
    expect(await sendAReq(body)).toMatchObject({ messageType: 'Erro', errorCode: '203' });
  });

  it('305 for a number that is not a test card', async () => {
    expect(await sendAReq(areqFor('4012888888881881'))).toMatchObject({
      errorCode: '305',
      errorDetail: 'acctNumber',
    });
  });

  it('305 for a transaction id that was used before, in whatever case', async () => {
    const threeDSServerTransID = randomUUID();
    await sendAReq(areqFor('4000000000002701', { threeDSServerTransID }));
    const again = areqFor('4000000000002701', { threeDSServerTransID: threeDSServerTransID.toUpperCase() });
    expect(await sendAReq(again)).toMatchObject({
      errorCode: '305',
      errorDetail: 'threeDSServerTransID',
    });
  });
});
