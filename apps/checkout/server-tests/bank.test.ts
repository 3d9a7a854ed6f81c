import { examples } from '@harbour/contract/examples';
import { describe, expect, it } from 'vitest';
import { checkoutWith, cookieHeader, publicOrigin } from './request.ts';

const token = 'AcTmVx2Qn8Rk4Wp6Ys0Bd3Fg5Hj7Kl9Z';
const reference = 'order-2026-00418';
const bankPage = `/checkout/card/3ds/${token}?reference=${reference}`;
const complete = '/checkout/card/3ds/complete';

describe('the bank page', () => {
  it('has no card field, and the challenge as a form that works by its button', async () => {
    const { get } = checkoutWith({ openPayment: 'payable', continueCardAuthentication: 'challenge' });
    const { html, headers } = await get(bankPage);
    const { challenge } = examples.continueCardAuthentication[200].challenge.data;
    expect(html).toContain(`action="${challenge.acs_url}"`);
    expect(html).toContain(`name="creq" value="${challenge.creq}"`);
    expect(html).not.toMatch(/cc-number|card_number/);
    expect(headers.get('X-Checkout-Step')).toBe('challenge');
  });

  it('says how much the payer confirms, and to whom it goes', async () => {
    const { get } = checkoutWith({ openPayment: 'payable', continueCardAuthentication: 'challenge' });
    const { html } = await get(bankPage);
    const { payment, business } = examples.openPayment[200].payable.data;
    expect(html).toContain(business.name.replace('&', '&amp;'));
    expect(html.replaceAll(/<[^>]*>/gu, '')).toContain(
      `₦${(payment.total.amount / 100).toLocaleString('en')}.00`,
    );
  });

  it('can be reloaded: looking at it changes nothing', async () => {
    const { get, api } = checkoutWith({ openPayment: 'payable', continueCardAuthentication: 'challenge' });
    await get(bankPage);
    await get(bankPage);
    for (const { operationId, body } of api.calls) {
      if (operationId === 'continueCardAuthentication') expect(body).toEqual({ token });
      else expect(operationId).toBe('openPayment');
    }
  });

  it('does the method first, and asks nothing before it is over', async () => {
    const paying = checkoutWith({ openPayment: 'payable', initiateCardAuthentication: 'method' });
    const { location = '', cookies } = await paying.post(`/pay/${reference}/checkout`, {
      card_number: '4000000000003220',
      expiry: '12/34',
      cvc: '123',
    });
    const { get, api } = checkoutWith({});
    const { html, headers } = await get(location, { Cookie: cookieHeader(cookies) });
    const { method } = examples.initiateCardAuthentication[200].method.data;
    expect(html).toContain(`action="${method.url}"`);
    expect(html).toContain(`value="${method.data}"`);
    expect(headers.get('X-Checkout-Step')).toBe('method');
    expect(headers.get('Content-Security-Policy')).toContain(new URL(method.url).origin);
    expect(api.calls).toEqual([]);
  });

  it('ignores a method cookie that isn’t one of ours', async () => {
    const { get } = checkoutWith({ openPayment: 'payable', continueCardAuthentication: 'challenge' });
    const forged = Buffer.from(JSON.stringify({ url: 'javascript:alert(1)', data: 'x' })).toString(
      'base64url',
    );
    const { html } = await get(bankPage, { Cookie: `harbour_method=${forged}` });
    expect(html).not.toContain('javascript:');
  });

  it.each(['completed', 'timed_out'])(
    'goes on to the challenge after a method that %s',
    async (completion) => {
      const { post, api } = checkoutWith({ openPayment: 'payable', continueCardAuthentication: 'challenge' });
      const { status, location, cookies } = await post(bankPage, { method_completion: completion });
      expect(status).toBe(303);
      expect(location).toBe(bankPage);
      expect(
        cookies.some((cookie) => cookie.startsWith('harbour_method=;') && cookie.includes('Max-Age=0')),
      ).toBe(true);
      expect(api.calls.at(-1)?.body).toEqual({ token, method_completion: completion });
    },
  );

  it('takes the money when the API says authenticated', async () => {
    const { post, api } = checkoutWith({
      openPayment: 'payable',
      continueCardAuthentication: 'authenticated',
      chargePayment: 'succeeded',
    });
    expect((await post(bankPage, {})).location).toBe(`/pay/success?reference=${reference}`);
    expect(api.calls.at(-1)?.body).toEqual({ reference, token });
  });

  it('goes back to the card form, which says why, when the charge was declined', async () => {
    const { get, post } = checkoutWith({
      openPayment: 'payable_after_decline',
      continueCardAuthentication: 'authenticated',
      chargePayment: 'declined',
    });
    const { location = '' } = await post(bankPage, {});
    expect(location).toBe(`/pay/${reference}/checkout`);
    const { last_decline } = examples.openPayment[200].payable_after_decline.data;
    const { html } = await get(location);
    expect(html.replaceAll('&#x27;', "'")).toContain(last_decline.message);
  });

  it('goes back to the card form, which says so, when the charge was not tried', async () => {
    const { get, post } = checkoutWith({
      openPayment: 'payable',
      continueCardAuthentication: 'authenticated',
      chargePayment: 'rate_limited',
    });
    const { location = '' } = await post(bankPage, {});
    expect(location).toBe(`/pay/${reference}/checkout?again=1`);
    expect((await get(location)).html).toContain('Nothing was taken. Try again in a moment.');
  });

  it.each(['failed', 'cancelled'] as const)(
    'goes back to the card form when it ended with %s',
    async (ending) => {
      const { get, post, api } = checkoutWith({ openPayment: 'payable', continueCardAuthentication: ending });
      expect((await get(bankPage)).location).toBe(`/pay/${reference}/checkout`);
      expect((await post(bankPage, {})).location).toBe(`/pay/${reference}/checkout`);
      expect(api.calls.some(({ operationId }) => operationId === 'chargePayment')).toBe(false);
    },
  );

  it('waits, with and without scripts, while the bank’s word isn’t in', async () => {
    const { get, post } = checkoutWith({ openPayment: 'payable', continueCardAuthentication: 'pending' });
    expect((await get(bankPage)).html).toContain('http-equiv="refresh"');
    expect((await post(bankPage, {})).location).toBe(bankPage);
  });

  it.each([
    ['payment_already_paid', `/pay/success?reference=${reference}&again=1`],
    ['payment_in_progress', `/pay/pending?reference=${reference}`],
    ['payment_expired', `/pay/failure?reference=${reference}`],
  ] as const)('leads on when the API says %s', async (code, to) => {
    const { get } = checkoutWith({ openPayment: 'payable', continueCardAuthentication: code });
    expect((await get(bankPage)).location).toBe(to);
  });

  it('answers a question for its headers alone, which is how it is polled', async () => {
    const { head, api } = checkoutWith({ openPayment: 'payable', continueCardAuthentication: 'challenge' });
    const { status, headers, html } = await head(bankPage);
    expect(status).toBe(200);
    expect(headers.get('X-Checkout-Step')).toBe('challenge');
    expect(html).toBe('');
    // Opened for a token, which this visitor has none of yet; not once more for what the page would say.
    const asked = api.calls.map(({ operationId }) => operationId);
    expect(asked).toEqual(['openPayment', 'continueCardAuthentication']);
  });
});

describe('the way back from the bank', () => {
  const fromBank = { Origin: 'https://acs.bank.example', Cookie: '' };
  const cres = Buffer.from(JSON.stringify({ messageType: 'CRes' })).toString('base64url');

  it('takes a cross-site post without cookies and answers with a page to be fetched', async () => {
    const { post, api } = checkoutWith({ completeChallenge: 'authenticated' });
    const { status, location } = await post(complete, { cres, threeDSSessionData: 'abc' }, fromBank);
    const { data } = examples.completeChallenge[200].authenticated;
    expect(status).toBe(303);
    expect(location).toBe(`${complete}?token=${data.token}&reference=${data.reference}`);
    expect(api.calls.map(({ body }) => body)).toEqual([{ cres, session_data: 'abc' }]);
  });

  it.each(['cres_unreadable', 'not_found', 'payment_in_progress', 'no answer'] as const)(
    'claims nothing when the API answers %s',
    async (answer) => {
      const { post } = checkoutWith({ completeChallenge: answer });
      const { status, location } = await post(complete, { cres }, fromBank);
      expect(status).toBe(303);
      expect(location).toBe(complete);
    },
  );

  it('takes the end of the 3DS Method without asking the API', async () => {
    const { post, api } = checkoutWith({});
    const data = Buffer.from(JSON.stringify({ threeDSServerTransID: '6a1f-42' })).toString('base64url');
    const { location } = await post(complete, { threeDSMethodData: data }, fromBank);
    expect(location).toBe(`${complete}?method=6a1f-42`);
    expect(api.calls).toEqual([]);
  });

  it('shows a form that goes on, for the top level and for no script', async () => {
    const { get } = checkoutWith({});
    const { html } = await get(`${complete}?token=${token}&reference=${reference}`);
    expect(html).toContain(`action="${bankPage}"`);
    expect(html).toContain(`data-transaction="${token}"`);
    expect(html).toContain('Continue');
  });

  it('leads to our own pages only', async () => {
    const { get } = checkoutWith({});
    const { html } = await get(`${complete}?token=https://evil.example/&reference=//evil.example`);
    expect(html).not.toContain('evil.example');
  });

  it('leads back to the payment after an answer that could not be read, where the browser still knows which it was', async () => {
    const { get } = checkoutWith({});
    expect((await get(complete, { Cookie: `harbour_payment=x:${reference}` })).html).toContain(
      `href="/pay/${reference}"`,
    );
    expect((await get(complete, { Cookie: 'harbour_payment=x://evil.example' })).html).not.toContain(
      'evil.example',
    );
    expect((await get(complete)).html).not.toContain('Back to your payment');
  });

  it('is not reached by its fixed path through the token’s', async () => {
    const { get } = checkoutWith({});
    expect((await get(complete)).status).toBe(200);
  });

  it('is the only page that takes a post from elsewhere', async () => {
    const { post } = checkoutWith({ openPayment: 'payable', continueCardAuthentication: 'authenticated' });
    expect((await post(bankPage, {}, fromBank)).status).toBe(403);
    expect((await post(bankPage, {}, { Origin: publicOrigin })).status).not.toBe(403);
  });
});
