import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { AReq, ARes, AuthorizationOperation } from '../messages.ts';
import {
  areqFor,
  authenticate,
  authorization,
  cresOf,
  creqOf,
  hiddenField,
  networkFor,
  notificationURL,
  post,
  secret,
  submit,
} from '../testing/network.ts';
import { goodRRes, startResultsReceiver } from '../testing/results-receiver.ts';
import type { ResultsReceiver } from '../testing/results-receiver.ts';

let app: FastifyInstance;
let results: ResultsReceiver;
beforeEach(async () => {
  app = networkFor();
  results = await startResultsReceiver();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
  await results.close();
});

async function begin(number: string, rest: Partial<AReq> = {}): Promise<ARes> {
  return authenticate(app, areqFor(number, { threeDSServerURL: results.url, ...rest }));
}

async function open(ares: ARes, form: Record<string, string> = {}): Promise<string> {
  const response = await submit(app, '/acs/challenge', { creq: creqOf(ares), ...form });
  expect(response.statusCode).toBe(200);
  return response.body;
}

async function answer({ acsTransID }: ARes, code: string, action = 'submit'): Promise<string> {
  return (await submit(app, '/acs/challenge/answer', { acsTransID, code, action })).body;
}

describe('one-time codes', () => {
  it.each([
    ['4000000000003220', '1234', 'Y', '05'],
    ['4000002760003184', '1234', 'Y', '05'],
    ['4000000000002503', '1234', 'Y', '05'],
    ['5200000000002151', '1234', 'Y', '02'],
    ['4000000000003220', '2222', 'A', '06'],
    ['5200000000002151', '2222', 'A', '01'],
  ])('%s with %s ends as %s, and its cryptogram pays', async (number, code, transStatus, eci) => {
    const ares = await begin(number);
    await open(ares);
    const page = await answer(ares, code);
    const { threeDSServerTransID, acsTransID, dsTransID } = ares;
    const { rreq, authorization: credentials } = await results.next();
    expect(credentials).toBe(`Bearer ${secret}`);
    expect(rreq).toEqual({
      messageType: 'RReq',
      messageVersion: '2.2.0',
      messageCategory: '01',
      threeDSServerTransID,
      acsTransID,
      dsTransID,
      transStatus,
      eci,
      authenticationValue: expect.any(String),
      authenticationType: '02',
      interactionCounter: '01',
    });
    expect(cresOf(page)).toEqual({
      messageType: 'CRes',
      messageVersion: '2.2.0',
      threeDSServerTransID,
      acsTransID,
      transStatus,
    });
    const three_d_secure = { eci, cavv: rreq.authenticationValue, ds_trans_id: dsTransID };
    const paid = await post(app, '/acquirer/authorizations', authorization(number, { three_d_secure }));
    expect(paid.json()).toMatchObject({ status: 'captured', authenticated: true });
  });

  it.each([
    ['4000008400001629', 'generic_decline'],
    ['4000008260003178', 'insufficient_funds'],
  ])('%s passes its challenge and is declined then: %s', async (number, code) => {
    const ares = await begin(number);
    await open(ares);
    await answer(ares, '1234');
    const { rreq } = await results.next();
    const three_d_secure = {
      eci: rreq.eci ?? '',
      cavv: rreq.authenticationValue,
      ds_trans_id: ares.dsTransID,
    };
    const paid = await post(app, '/acquirer/authorizations', authorization(number, { three_d_secure }));
    expect(paid.json<AuthorizationOperation>()).toMatchObject({ authenticated: true, decline: { code } });
  });

  it.each([
    ['4000000000003220', '3333', 'N', '01'],
    ['4000000000002370', '1234', 'N', '01'],
    ['5200000000002490', '2222', 'N', '01'],
    ['4000000000002420', '1234', 'U', '22'],
  ])('%s with %s ends as %s, without a cryptogram', async (number, code, transStatus, transStatusReason) => {
    const ares = await begin(number);
    await open(ares);
    expect(cresOf(await answer(ares, code))).toMatchObject({ messageType: 'CRes', transStatus });
    const { rreq } = await results.next();
    expect(rreq).toMatchObject({ transStatus, transStatusReason });
    expect(rreq).not.toHaveProperty('authenticationValue');
    expect(rreq).not.toHaveProperty('challengeCancel');
  });

  it('4000000000002644 ends with an error message of the issuer', async () => {
    const ares = await begin('4000000000002644');
    await open(ares);
    const page = await answer(ares, '1234');
    expect((await results.next()).rreq).toMatchObject({ transStatus: 'U', transStatusReason: '22' });
    expect(cresOf(page)).toMatchObject({
      messageType: 'Erro',
      errorCode: '404',
      errorComponent: 'A',
      acsTransID: ares.acsTransID,
    });
  });

  it('takes a code with spaces around and inside', async () => {
    const ares = await begin('4000000000003220');
    await open(ares);
    expect(cresOf(await answer(ares, ' 12 34 '))).toMatchObject({ transStatus: 'Y' });
  });
});

describe('wrong codes', () => {
  it('are counted down in words and end the challenge at the third', async () => {
    const ares = await begin('4000000000003220');
    await open(ares);
    const first = await answer(ares, '9999');
    expect(first).toContain('That code is wrong. 2 attempts left.');
    expect(first).toContain('role="alert"');
    expect(first).toContain('aria-invalid="true"');
    expect(await answer(ares, '0000')).toContain('That code is wrong. 1 attempt left.');
    expect(results.received).toHaveLength(0);
    expect(cresOf(await answer(ares, '1111'))).toMatchObject({ transStatus: 'N' });
    expect((await results.next()).rreq).toMatchObject({
      transStatus: 'N',
      transStatusReason: '19',
      interactionCounter: '03',
    });
  });

  it('leave room for the right one', async () => {
    const ares = await begin('4000000000003220');
    await open(ares);
    await answer(ares, '9999');
    expect(cresOf(await answer(ares, '1234'))).toMatchObject({ transStatus: 'Y' });
    expect((await results.next()).rreq.interactionCounter).toBe('02');
  });

  it.each([
    ['', 'Enter the one-time code.'],
    ['12', 'The code has four digits.'],
    ['12345', 'The code has four digits.'],
    ['abcd', 'The code has four digits.'],
  ])('"%s" costs no attempt', async (code, message) => {
    const ares = await begin('4000000000003220');
    await open(ares);
    expect(await answer(ares, code)).toContain(message);
    expect(await answer(ares, '9999')).toContain('2 attempts left');
  });
});

describe('the way back to the shop', () => {
  it('opens only once the server has confirmed the result', async () => {
    const steps: string[] = [];
    const { promise: confirmed, resolve: confirm } = Promise.withResolvers<void>();
    const slow = await startResultsReceiver(async (rreq) => {
      await confirmed;
      steps.push('result confirmed');
      return goodRRes(rreq);
    });
    const ares = await begin('4000000000003220', { threeDSServerURL: slow.url });
    await open(ares);
    const page = answer(ares, '1234').then((body) => {
      steps.push('page sent');
      return body;
    });
    await slow.next();
    expect(steps).toEqual([]);
    confirm();
    expect(cresOf(await page)).toMatchObject({ transStatus: 'Y' });
    expect(steps).toEqual(['result confirmed', 'page sent']);
    await slow.close();
  });

  it('posts the session data back unchanged, to the notification URL and nowhere else', async () => {
    const threeDSSessionData = 'c2Vzc2lvbg "&<>\' é %2B+';
    const ares = await begin('4000000000003220');
    await open(ares, { threeDSSessionData });
    const response = await submit(app, '/acs/challenge/answer', {
      acsTransID: ares.acsTransID,
      code: '1234',
    });
    expect(hiddenField(response.body, 'threeDSSessionData')).toBe(threeDSSessionData);
    expect(response.body).toContain(`action="${notificationURL}"`);
    expect(response.body).toMatch(/<noscript>[^]*<button[^>]*>Continue<\/button>[^]*<\/noscript>/);
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain('form-action http://shop.example:4000;');
    expect(policy).toMatch(/script-src 'nonce-[^']+'/);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('has no session data where none was given', async () => {
    const ares = await begin('4000000000003220');
    await open(ares);
    expect(await answer(ares, '1234')).not.toContain('threeDSSessionData');
  });

  it('sends the cres unpadded', async () => {
    const ares = await begin('4000000000003220');
    await open(ares);
    expect(hiddenField(await answer(ares, '1234'), 'cres')).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it.each([
    [
      'confirms another transaction',
      (rreq: object) => ({ ...rreq, messageType: 'RRes', resultsStatus: '01', dsTransID: 'x' }),
    ],
    ['answers something else', () => ({ data: {} })],
    ['answers nothing', () => ''],
  ])('stays open when the server %s, after a second try', async (_what, reply) => {
    const broken = await startResultsReceiver(reply);
    const ares = await begin('4000000000003220', { threeDSServerURL: broken.url });
    await open(ares);
    expect(cresOf(await answer(ares, '1234'))).toMatchObject({ messageType: 'CRes' });
    expect(broken.received.map(({ rreq }) => rreq.acsTransID)).toEqual([ares.acsTransID, ares.acsTransID]);
    await broken.close();
  });

  it('tries the server a second time', async () => {
    const shaky = await startResultsReceiver((rreq, count) => (count === 1 ? {} : goodRRes(rreq)));
    const ares = await begin('4000000000003220', { threeDSServerURL: shaky.url });
    await open(ares);
    await answer(ares, '1234');
    expect(shaky.received).toHaveLength(2);
    await shaky.close();
  });
});

describe('endings', () => {
  it('wait for ten minutes after the payer’s last submission', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ares = await begin('4000000000003220');
    await open(ares);
    vi.advanceTimersByTime(9 * 60_000);
    await answer(ares, '9999');
    vi.advanceTimersByTime(9 * 60_000);
    vi.useRealTimers();
    expect(cresOf(await answer(ares, '1234'))).toMatchObject({ transStatus: 'Y' });
  });

  it('Cancel is a refusal that says so', async () => {
    const ares = await begin('4000000000003220');
    await open(ares);
    expect(cresOf(await answer(ares, '', 'cancel'))).toMatchObject({ transStatus: 'N' });
    expect((await results.next()).rreq).toMatchObject({
      transStatus: 'N',
      transStatusReason: '01',
      challengeCancel: '01',
    });
  });

  it('are final: later submissions and reloads get the first result again, and the server hears of it once', async () => {
    const ares = await begin('4000000000003220');
    await open(ares);
    const [first, second] = await Promise.all([answer(ares, '1234'), answer(ares, '3333')]);
    const expected = { transStatus: cresOf(first)?.['transStatus'] };
    expect(cresOf(second)).toMatchObject(expected);
    expect(cresOf(await answer(ares, '', 'cancel'))).toMatchObject(expected);
    expect(cresOf(await open(ares))).toMatchObject(expected);
    expect(results.received).toHaveLength(1);
  });

  it.each([
    [true, '04'],
    [false, '05'],
  ])('come by themselves after ten idle minutes (page opened: %s)', async (opened, challengeCancel) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ares = await begin('4000000000003220');
    if (opened) await open(ares);
    vi.advanceTimersByTime(10 * 60_000);
    vi.useRealTimers();
    const { rreq } = await results.next();
    expect(rreq).toMatchObject({ transStatus: 'N', transStatusReason: '14', challengeCancel });
    expect(cresOf(await answer(ares, '1234'))).toMatchObject({ transStatus: 'N' });
    expect(results.received).toHaveLength(1);
  });
});
