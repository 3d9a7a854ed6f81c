import { examples } from '@harbour/contract/examples';
import { describe, expect, it } from 'vitest';
import { checkoutWith } from './request.ts';

const link = '/pay/indigo-adire-5-yards';
const payer = {
  token: 'The-token-that-the-form-was-opened-with-7q4',
  attempt: '5d0f4f9e-6c1b-4c52-9f4b-1f1df7c1f0aa',
  email: 'ada@example.com',
  phone: '+234 803 555 0142',
  line1: '1 Marina',
  city: 'Lagos',
  country: 'NG',
  custom_colour: 'Indigo',
};

/** What the form on the page would start its payment with. */
function formOf(html: string) {
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  return { token: valueOf('token'), attempt: valueOf('attempt') };
}

describe('a payment link', () => {
  it('shows what it is for and asks for what the merchant wants to know', async () => {
    const { get } = checkoutWith({ openPaymentLink: 'fixed' });
    const { status, html } = await get(link);
    expect(status).toBe(200);
    expect(html).toContain('Indigo adire, 5 yards');
    expect(html).toContain('Continue to pay ₦12,500.00');
    for (const name of ['email', 'phone', 'line1', 'country', 'custom_colour'])
      expect(html).toContain(`name="${name}"`);
  });

  it('starts the payment with the key that the form was opened with, and goes to the card form', async () => {
    const { post, api } = checkoutWith({ openPaymentLink: 'fixed', initiatePaymentLink: 'started' });
    const { status, location, cookies } = await post(link, payer);
    const { reference } = examples.initiatePaymentLink[201].started.data;
    expect(status).toBe(303);
    expect(location).toBe(`/pay/${reference}/checkout`);
    expect(cookies[0]).toMatch(/HttpOnly/);
    const initiate = api.calls.at(-1);
    expect(initiate?.headers.get('Idempotency-Key')).toBe(payer.attempt);
    expect(initiate?.body).toEqual({
      customer: {
        email: 'ada@example.com',
        phone: '+234 803 555 0142',
        address: { line1: '1 Marina', city: 'Lagos', country: 'NG' },
      },
      custom_fields: { colour: 'Indigo' },
    });
  });

  it('starts it by the token that the form was opened with, however often it is sent', async () => {
    const { get, post, api } = checkoutWith({ openPaymentLink: 'fixed', initiatePaymentLink: 'started' });
    const { token } = examples.openPaymentLink[200].fixed.data;
    expect(formOf((await get(link)).html)).toEqual({ token, attempt: expect.stringMatching(/^[\w-]{36}$/) });
    await post(link, payer);
    await post(link, payer);
    const starts = api.calls.filter(({ operationId }) => operationId === 'initiatePaymentLink');
    expect(starts.map(({ headers }) => headers.get('Authorization'))).toEqual([
      `Bearer ${payer.token}`,
      `Bearer ${payer.token}`,
    ]);
  });

  it.each([
    ['too old', payer.token, 'open for too long'],
    ['none', '', 'open for too long'],
    ['no token', 'x\r\nX-Other: 1', 'open for too long'],
    ['sent before with other words', payer.token, 'sent before'],
  ])(
    'whose form is %s is shown again, with what was typed and a form of its own',
    async (kind, token, words) => {
      const { post, api, faults } = checkoutWith({
        openPaymentLink: 'fixed',
        initiatePaymentLink: kind === 'too old' ? 'invalid_token' : 'idempotency_key_reused',
      });
      const { status, html } = await post(link, { ...payer, token });
      expect(status).toBe(422);
      expect(html).toContain(words);
      expect(html).toContain('value="1 Marina"');
      const shown = formOf(html);
      expect(shown.token).toBe(examples.openPaymentLink[200].fixed.data.token);
      expect(shown.attempt).not.toBe(payer.attempt);
      expect(faults).toEqual([]);
      const starts = api.calls.filter(({ operationId }) => operationId === 'initiatePaymentLink');
      expect(starts).toHaveLength(token === payer.token ? 1 : 0);
    },
  );

  it.each(['idempotency_in_progress', 'rate_limited'] as const)(
    'stays the same form while nothing is known of its payment: %s',
    async (refusal) => {
      const { post } = checkoutWith({ openPaymentLink: 'fixed', initiatePaymentLink: refusal });
      const { status, html } = await post(link, payer);
      expect(status).toBe(422);
      expect(html).toContain('value="1 Marina"');
      expect(formOf(html)).toEqual({ token: payer.token, attempt: payer.attempt });
    },
  );

  it.each([
    ['email', '4242424242424242@example.com', 'Enter your email address instead.'],
    ['name', '4242 4242 4242 4242', 'Enter your name instead.'],
    ['phone', '5555-5555-5555-4444', 'Enter your phone number instead.'],
    ['line1', '3782 822463 10005', 'Enter this part of your address instead.'],
    ['postal_code', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', 'Enter this part of your address instead.'],
    ['custom_colour', 'Indigo, 4242424242424242 12/29', 'Enter what is asked for instead.'],
  ])('takes no card number as %s, and shows all but that again', async (name, typed, words) => {
    const { post, api } = checkoutWith({ openPaymentLink: 'fixed' });
    const { status, html } = await post(link, { ...payer, line2: 'Flat 7', [name]: typed });
    expect(status).toBe(422);
    expect(html).toContain(`This looks like a card number. ${words}`);
    expect(html).toContain(`id="${name}-error"`);
    expect(html).toContain('value="Flat 7"');
    expect(html).not.toContain(typed);
    expect(api.calls.some(({ operationId }) => operationId === 'initiatePaymentLink')).toBe(false);
  });

  it.each([
    ['email', 254],
    ['name', 255],
    ['phone', 32],
    ['line1', 200],
    ['line2', 200],
    ['city', 120],
    ['state', 120],
    ['postal_code', 20],
    ['custom_colour', 500],
  ])('says how long %s may be, and does not look through what is longer', async (name, longest) => {
    const { post, api } = checkoutWith({ openPaymentLink: 'fixed' });
    const { status, html } = await post(link, { ...payer, [name]: '1 '.repeat(30_000) });
    expect(status).toBe(422);
    expect(html).toContain(`Use at most ${longest} characters.`);
    expect(html).toContain(`id="${name}-error"`);
    expect(html).not.toContain('1 1 1 1');
    expect(api.calls.some(({ operationId }) => operationId === 'initiatePaymentLink')).toBe(false);
  });

  it('shows a little too much again, to be shortened', async () => {
    const { post } = checkoutWith({ openPaymentLink: 'fixed' });
    const name = 'Ada '.repeat(70).trim();
    const { html } = await post(link, { ...payer, name });
    expect(html).toContain('Use at most 255 characters.');
    expect(html).toContain(`value="${name}"`);
  });

  it('says what is missing and keeps what was typed', async () => {
    const { post, api } = checkoutWith({ openPaymentLink: 'fixed' });
    const { status, html } = await post(link, { ...payer, email: 'ada', city: '', custom_colour: 'Purple' });
    expect(status).toBe(422);
    expect(html).toContain('Enter an email address like name@example.com.');
    expect(html).toContain('id="city-error"');
    expect(html).toContain('id="custom_colour-error"');
    expect(html).toContain('value="1 Marina"');
    expect(api.calls.some(({ operationId }) => operationId === 'initiatePaymentLink')).toBe(false);
  });

  it.each(['disabled', 'expired', 'used_up'] as const)('has no form when it is %s', async (state) => {
    const { get, post } = checkoutWith({ openPaymentLink: state });
    const page = await get(link);
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('<form');
    expect((await post(link, payer)).html).not.toContain('<form');
  });

  it('shows what the API refuses, at its field', async () => {
    const { post } = checkoutWith({
      openPaymentLink: 'payer_chosen',
      initiatePaymentLink: 'amount_out_of_range',
    });
    const { status, html } = await post(link, { ...payer, amount: '500', custom_student_name: 'Ngozi' });
    expect(status).toBe(422);
    expect(html.includes('id="amount-error"')).toBe(true);
  });

  it.each([
    ['', 'Enter the amount'],
    ['1e3', 'This is not an amount'],
    ['0.001', 'more decimals'],
    ['1', 'Pay at least'],
    ['999,999,999', 'Pay at most'],
  ])('does not take %j as an amount', async (amount, words) => {
    const { post, api } = checkoutWith({ openPaymentLink: 'payer_chosen' });
    const { html } = await post(link, { ...payer, amount, custom_student_name: 'Ngozi' });
    expect(html.includes(words)).toBe(true);
    expect(api.calls.some(({ operationId }) => operationId === 'initiatePaymentLink')).toBe(false);
  });

  it('takes the digits of other scripts', async () => {
    const { post, api } = checkoutWith({
      openPaymentLink: 'payer_chosen',
      initiatePaymentLink: 'payer_chosen',
    });
    await post(link, { ...payer, amount: '١٢٥٠٫٥٠', custom_student_name: 'Ngozi' });
    expect(api.calls.at(-1)?.body).toMatchObject({ amount: { amount: 125_050, currency: 'NGN' } });
  });

  it('shows a title with markup in it as it is', async () => {
    const { get } = checkoutWith({ openPaymentLink: 'payer_chosen' });
    const { html } = await get(link);
    expect(html).toContain('L&#x27;Atlantique &amp; Söhne &lt;/script&gt;&lt;b&gt;x');
    expect(html).not.toContain('</script><b>x');
  });
});

describe('a payment', () => {
  it('is opened when no link has the reference', async () => {
    const { get } = checkoutWith({ openPaymentLink: 'not_found', openPayment: 'payable' });
    const { html } = await get('/pay/order-2026-00418');
    expect(html).toContain('Pay Adire &amp; Sons');
    expect(html).toContain('href="/pay/order-2026-00418/checkout"');
  });

  it('shows a currency without decimals as it is', async () => {
    const { get } = checkoutWith({ openPaymentLink: 'not_found', openPayment: 'payable_yen' });
    const { amount } = examples.openPayment[200].payable_yen.data.payment;
    expect(amount.currency).toBe('JPY');
    const { html } = await get('/pay/order-2026-00418');
    expect(html).toContain(`¥${amount.amount.toLocaleString('en')}`);
  });

  it('leads to its result once it is paid', async () => {
    const { get } = checkoutWith({ openPaymentLink: 'not_found', openPayment: 'already_paid' });
    expect((await get('/pay/order-2026-00418')).location).toBe(
      '/pay/success?reference=order-2026-00418&again=1',
    );
  });

  it('is not found when neither is there', async () => {
    const { get } = checkoutWith({ openPaymentLink: 'not_found', openPayment: 'not_found' });
    expect((await get('/pay/order-2026-00418')).status).toBe(404);
  });
});
