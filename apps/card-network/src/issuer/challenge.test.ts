import { describe, expect, it } from 'vitest';
import type { AuthorizationOperation } from '../acquirer/acquirer-messages.ts';
import { setUpChallengeBench } from '../testing/challenge-bench.ts';
import { authorization, cresOf, post, secret } from '../testing/network.ts';

const bench = setUpChallengeBench();

describe('one-time codes', () => {
  it.each([
    ['4000000000003220', '1234', 'Y', '05'],
    ['4000002760003184', '1234', 'Y', '05'],
    ['4000000000002503', '1234', 'Y', '05'],
    ['5200000000002151', '1234', 'Y', '02'],
    ['4000000000003220', '2222', 'A', '06'],
    ['5200000000002151', '2222', 'A', '01'],
  ])('%s with %s ends as %s, and its cryptogram pays', async (number, code, transStatus, eci) => {
    const ares = await bench.begin(number);
    await bench.open(ares);
    const page = await bench.answer(ares, code);
    const { threeDSServerTransID, acsTransID, dsTransID } = ares;
    const { rreq, authorization: credentials } = await bench.results.next();
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
    const paid = await post(bench.app, '/acquirer/authorizations', authorization(number, { three_d_secure }));
    expect(paid.json()).toMatchObject({ status: 'captured', authenticated: true });
  });

  it.each([
    ['4000008400001629', 'generic_decline'],
    ['4000008260003178', 'insufficient_funds'],
  ])('%s passes its challenge and is declined then: %s', async (number, code) => {
    const ares = await bench.begin(number);
    await bench.open(ares);
    await bench.answer(ares, '1234');
    const { rreq } = await bench.results.next();
    const three_d_secure = {
      eci: rreq.eci ?? '',
      cavv: rreq.authenticationValue,
      ds_trans_id: ares.dsTransID,
    };
    const paid = await post(bench.app, '/acquirer/authorizations', authorization(number, { three_d_secure }));
    expect(paid.json<AuthorizationOperation>()).toMatchObject({ authenticated: true, decline: { code } });
  });

  it.each([
    ['4000000000003220', '3333', 'N', '01'],
    ['4000000000002370', '1234', 'N', '01'],
    ['5200000000002490', '2222', 'N', '01'],
    ['4000000000002420', '1234', 'U', '22'],
  ])('%s with %s ends as %s, without a cryptogram', async (number, code, transStatus, transStatusReason) => {
    const ares = await bench.begin(number);
    await bench.open(ares);
    expect(cresOf(await bench.answer(ares, code))).toMatchObject({ messageType: 'CRes', transStatus });
    const { rreq } = await bench.results.next();
    expect(rreq).toMatchObject({ transStatus, transStatusReason });
    expect(rreq).not.toHaveProperty('authenticationValue');
    expect(rreq).not.toHaveProperty('challengeCancel');
  });

  it('4000000000002644 ends with an error message of the issuer', async () => {
    const ares = await bench.begin('4000000000002644');
    await bench.open(ares);
    const page = await bench.answer(ares, '1234');
    expect((await bench.results.next()).rreq).toMatchObject({ transStatus: 'U', transStatusReason: '22' });
    expect(cresOf(page)).toMatchObject({
      messageType: 'Erro',
      errorCode: '404',
      errorComponent: 'A',
      acsTransID: ares.acsTransID,
    });
  });

  it('takes a code with spaces around and inside', async () => {
    const ares = await bench.begin('4000000000003220');
    await bench.open(ares);
    expect(cresOf(await bench.answer(ares, ' 12 34 '))).toMatchObject({ transStatus: 'Y' });
  });
});

describe('wrong codes', () => {
  it('are counted down in words and end the challenge at the third', async () => {
    const ares = await bench.begin('4000000000003220');
    await bench.open(ares);
    const first = await bench.answer(ares, '9999');
    expect(first).toContain('That code is wrong. 2 attempts left.');
    expect(first).toContain('role="alert"');
    expect(first).toContain('aria-invalid="true"');
    expect(await bench.answer(ares, '0000')).toContain('That code is wrong. 1 attempt left.');
    expect(bench.results.received).toHaveLength(0);
    expect(cresOf(await bench.answer(ares, '1111'))).toMatchObject({ transStatus: 'N' });
    expect((await bench.results.next()).rreq).toMatchObject({
      transStatus: 'N',
      transStatusReason: '19',
      interactionCounter: '03',
    });
  });

  it('leave room for the right one', async () => {
    const ares = await bench.begin('4000000000003220');
    await bench.open(ares);
    await bench.answer(ares, '9999');
    expect(cresOf(await bench.answer(ares, '1234'))).toMatchObject({ transStatus: 'Y' });
    expect((await bench.results.next()).rreq.interactionCounter).toBe('02');
  });

  it.each([
    ['', 'Enter the one-time code.'],
    ['12', 'The code has four digits.'],
    ['12345', 'The code has four digits.'],
    ['abcd', 'The code has four digits.'],
  ])('"%s" costs no attempt', async (code, message) => {
    const ares = await bench.begin('4000000000003220');
    await bench.open(ares);
    expect(await bench.answer(ares, code)).toContain(message);
    expect(await bench.answer(ares, '9999')).toContain('2 attempts left');
  });
});
