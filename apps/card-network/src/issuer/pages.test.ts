import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AReq, CReq } from '../three-d-secure-messages.ts';
import { areqFor, authenticate, creqOf, hiddenField, networkFor, submit } from '../testing/network.ts';
import { decodeMessage, encodeMessage } from './base64url.ts';

const app = networkFor();

async function challengeFor(rest: Partial<AReq> = {}, number = '4000000000003220') {
  const ares = await authenticate(app, areqFor(number, rest));
  return submit(app, '/acs/challenge', { creq: creqOf(ares) });
}

describe('the challenge page', () => {
  it('tells what is being paid, to whom and with which card', async () => {
    const { body } = await challengeFor();
    expect(body).toContain('<bdi>Ada’s Books</bdi>');
    expect(body).toContain('₦1,250.00 NGN');
    expect(body).toContain('3220');
    expect(body).not.toContain('4000000000003220');
  });

  it.each([
    ['125000', '392', '0', '¥125,000 JPY'],
    ['125000', '414', '3', '<dd>KWD 125.000</dd>'],
    ['125000', '348', '2', 'Ft 1,250.00 HUF'],
    ['5', '840', '2', '$0.05 USD'],
  ])(
    'shows %s of currency %s with its %s decimals',
    async (purchaseAmount, purchaseCurrency, purchaseExponent, shown) => {
      const { body } = await challengeFor({ purchaseAmount, purchaseCurrency, purchaseExponent });
      expect(body.replaceAll('\u00a0', ' ')).toContain(shown);
    },
  );

  it('shows a merchant’s name literally', async () => {
    const { body } = await challengeFor({ merchantName: "L'Atlantique & Söhne </script><b>x" });
    expect(body).toContain('<bdi>L&#39;Atlantique &amp; Söhne &lt;/script&gt;&lt;b&gt;x</bdi>');
    expect(body).not.toContain('<b>x');
  });

  it('says that it is a sandbox and what each code does', async () => {
    const { body } = await challengeFor();
    expect(body).toContain('This is a sandbox');
    for (const code of ['1234', '2222', '3333']) expect(body).toContain(`<code>${code}</code>`);
  });

  it.each([
    ['4000000000002370', 'the bank refuses'],
    ['4000000000002420', 'no result is available'],
    ['4000000000002644', 'the bank’s system fails'],
  ])('says of %s that %s', async (number, ending) => {
    expect((await challengeFor({}, number)).body).toContain(ending);
  });

  it('runs no script, loads nothing and can be framed by any shop', async () => {
    const { headers, body } = await challengeFor();
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'nonce-([^']+)'; script-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors \*$/,
    );
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(body).toContain(`<style nonce="${nonce}">`);
    expect(body).not.toMatch(/<script|style="|https?:\/\//);
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it.each(['01', '02', '03', '04', '05'] as const)('opens in window size %s', async (challengeWindowSize) => {
    const ares = await authenticate(app, areqFor('4000000000003220'));
    const response = await submit(app, '/acs/challenge', { creq: creqOf(ares, { challengeWindowSize }) });
    expect(response.statusCode).toBe(200);
  });
});

/** As a program would, which wants JSON and not a page. */
function postWithoutAccept(form: Record<string, string>) {
  return app.inject({
    method: 'POST',
    url: '/acs/challenge',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
}

describe('a CReq that is refused', () => {
  it.each([
    ['missing', {}],
    ['empty', { creq: '' }],
    ['no base64url', { creq: 'a+b/c' }],
    ['no JSON', { creq: Buffer.from('hello').toString('base64url') }],
    ['no object', { creq: Buffer.from('[1]').toString('base64url') }],
    ['broken UTF-8', { creq: Buffer.from([0x7b, 0xff, 0x7d]).toString('base64url') }],
  ])('is %s', async (_what, form) => {
    const response = await postWithoutAccept(form);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errorCode: '203', errorComponent: 'A', errorDetail: 'creq' });
  });

  it('is padded', async () => {
    const ares = await authenticate(app, areqFor('4000000000003220'));
    // Spaces at the end of JSON mean nothing, and are put there until the base64 needs padding.
    const json = Buffer.from(creqOf(ares), 'base64url').toString('utf8');
    const padded = Buffer.from(json + ' '.repeat(3 - ((Buffer.byteLength(json) + 1) % 3))).toString('base64');
    expect(padded).toMatch(/=$/);
    const response = await postWithoutAccept({ creq: padded.replaceAll('+', '-').replaceAll('/', '_') });
    expect(response.json()).toMatchObject({ errorCode: '203', errorDetail: 'creq' });
    expect((await postWithoutAccept({ creq: creqOf(ares) })).statusCode).toBe(200);
  });

  it.each<[keyof CReq, unknown, string]>([
    ['messageType', 'AReq', '203'],
    ['messageVersion', '2.1.0', '203'],
    ['messageVersion', '2.3.1', '203'],
    ['challengeWindowSize', '06', '203'],
    ['challengeWindowSize', ['01'], '203'],
    ['acsTransID', 'x', '203'],
    ['acsTransID', randomUUID(), '301'],
    ['threeDSServerTransID', undefined, '203'],
    ['threeDSServerTransID', randomUUID(), '301'],
  ])('has %s %s', async (field, value, errorCode) => {
    const ares = await authenticate(app, areqFor('4000000000003220'));
    const response = await postWithoutAccept({ creq: creqOf(ares, { [field]: value }) });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ messageType: 'Erro', errorCode, errorDetail: field });
    expect((await postWithoutAccept({ creq: creqOf(ares) })).statusCode).toBe(200);
  });

  it('has session data without end', async () => {
    const ares = await authenticate(app, areqFor('4000000000003220'));
    const response = await postWithoutAccept({ creq: creqOf(ares), threeDSSessionData: 'x'.repeat(4097) });
    expect(response.json()).toMatchObject({ errorCode: '203', errorDetail: 'threeDSSessionData' });
  });

  it('is explained to a person in a page', async () => {
    const response = await submit(app, '/acs/challenge', { creq: '=' });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('start the payment again');
    expect(response.body).toContain('Back to the shop');
  });

  it('leads back by the shop’s page where that stands around it', async () => {
    const { body } = await app.inject({
      method: 'POST',
      url: '/acs/challenge',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        'sec-fetch-dest': 'iframe',
      },
      payload: 'creq=%3D',
    });
    expect(body).toContain('on the shop’s page around this one');
    expect(body).not.toMatch(/<button|<script/);
  });

  it('belongs to an answer without a challenge', async () => {
    const response = await submit(app, '/acs/challenge/answer', { acsTransID: randomUUID(), code: '1234' });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('301');
  });
});

const runMethod = (data: object) => submit(app, '/acs/method', { threeDSMethodData: encodeMessage(data) });

describe('the 3-D Secure Method', () => {
  const threeDSServerTransID = randomUUID();
  const threeDSMethodNotificationURL = 'https://shop.example/checkout/method?a="b"';

  it('posts its notification back by itself', async () => {
    const { statusCode, headers, body } = await runMethod({
      threeDSServerTransID,
      threeDSMethodNotificationURL,
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('action="https://shop.example/checkout/method?a=&quot;b&quot;"');
    expect(decodeMessage(hiddenField(body, 'threeDSMethodData') ?? '')).toEqual({ threeDSServerTransID });
    expect(headers['content-security-policy']).toContain('form-action https://shop.example;');
  });

  it.each([
    [{ threeDSMethodNotificationURL }, 'threeDSServerTransID'],
    [{ threeDSServerTransID: 'x', threeDSMethodNotificationURL }, 'threeDSServerTransID'],
    [{ threeDSServerTransID }, 'threeDSMethodNotificationURL'],
    [
      { threeDSServerTransID, threeDSMethodNotificationURL: 'javascript:alert(1)' },
      'threeDSMethodNotificationURL',
    ],
  ])('refuses %j', async (data, field) => {
    const response = await runMethod(data);
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(field);
  });

  it('refuses what is no message', async () => {
    const response = await submit(app, '/acs/method', { threeDSMethodData: 'e30=' });
    expect(response.statusCode).toBe(400);
  });
});
