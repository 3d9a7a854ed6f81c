import { describe, expect, it, vi } from 'vitest';
import { setUpChallengeBench } from '../testing/challenge-bench.ts';
import { cresOf, hiddenField, notificationURL, submit } from '../testing/network.ts';
import { goodRRes, startResultsReceiver } from '../testing/results-receiver.ts';

const bench = setUpChallengeBench();

describe('the way back to the shop', () => {
  it('opens only once the server has confirmed the result', async () => {
    const steps: string[] = [];
    const { promise: confirmed, resolve: confirm } = Promise.withResolvers<void>();
    const slow = await startResultsReceiver(async (rreq) => {
      await confirmed;
      steps.push('result confirmed');
      return goodRRes(rreq);
    });
    const ares = await bench.begin('4000000000003220', { threeDSServerURL: slow.url });
    await bench.open(ares);
    const page = bench.answer(ares, '1234').then((body) => {
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
    const ares = await bench.begin('4000000000003220');
    await bench.open(ares, { threeDSSessionData });
    const response = await submit(bench.app, '/acs/challenge/answer', {
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
    const ares = await bench.begin('4000000000003220');
    await bench.open(ares);
    expect(await bench.answer(ares, '1234')).not.toContain('threeDSSessionData');
  });

  it('sends the cres unpadded', async () => {
    const ares = await bench.begin('4000000000003220');
    await bench.open(ares);
    expect(hiddenField(await bench.answer(ares, '1234'), 'cres')).toMatch(/^[A-Za-z0-9_-]+$/);
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
    const ares = await bench.begin('4000000000003220', { threeDSServerURL: broken.url });
    await bench.open(ares);
    expect(cresOf(await bench.answer(ares, '1234'))).toMatchObject({ messageType: 'CRes' });
    expect(broken.received.map(({ rreq }) => rreq.acsTransID)).toEqual([ares.acsTransID, ares.acsTransID]);
    await broken.close();
  });

  it('tries the server a second time', async () => {
    const shaky = await startResultsReceiver((rreq, count) => (count === 1 ? {} : goodRRes(rreq)));
    const ares = await bench.begin('4000000000003220', { threeDSServerURL: shaky.url });
    await bench.open(ares);
    await bench.answer(ares, '1234');
    expect(shaky.received).toHaveLength(2);
    await shaky.close();
  });
});

describe('endings', () => {
  it('wait for ten minutes after the payer’s last submission', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ares = await bench.begin('4000000000003220');
    await bench.open(ares);
    vi.advanceTimersByTime(9 * 60_000);
    await bench.answer(ares, '9999');
    vi.advanceTimersByTime(9 * 60_000);
    vi.useRealTimers();
    expect(cresOf(await bench.answer(ares, '1234'))).toMatchObject({ transStatus: 'Y' });
  });

  it('Cancel is a refusal that says so', async () => {
    const ares = await bench.begin('4000000000003220');
    await bench.open(ares);
    expect(cresOf(await bench.answer(ares, '', 'cancel'))).toMatchObject({ transStatus: 'N' });
    expect((await bench.results.next()).rreq).toMatchObject({
      transStatus: 'N',
      transStatusReason: '01',
      challengeCancel: '01',
    });
  });

  it('are final: later submissions and reloads get the first result again, and the server hears of it once', async () => {
    const ares = await bench.begin('4000000000003220');
    await bench.open(ares);
    const [first, second] = await Promise.all([bench.answer(ares, '1234'), bench.answer(ares, '3333')]);
    const expected = { transStatus: cresOf(first)?.['transStatus'] };
    expect(cresOf(second)).toMatchObject(expected);
    expect(cresOf(await bench.answer(ares, '', 'cancel'))).toMatchObject(expected);
    expect(cresOf(await bench.open(ares))).toMatchObject(expected);
    expect(bench.results.received).toHaveLength(1);
  });

  it.each([
    [true, '04'],
    [false, '05'],
  ])('come by themselves after ten idle minutes (page opened: %s)', async (opened, challengeCancel) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ares = await bench.begin('4000000000003220');
    if (opened) await bench.open(ares);
    vi.advanceTimersByTime(10 * 60_000);
    vi.useRealTimers();
    const { rreq } = await bench.results.next();
    expect(rreq).toMatchObject({ transStatus: 'N', transStatusReason: '14', challengeCancel });
    expect(cresOf(await bench.answer(ares, '1234'))).toMatchObject({ transStatus: 'N' });
    expect(bench.results.received).toHaveLength(1);
  });
});
