import { CreatePaymentLinkBody, UpdatePaymentLinkBody } from '@harbour/contract/validation';
import { describe, expect, it } from 'vitest';
import { emptyLink, toCreateBody, toUpdateBody } from './link-values.ts';

describe('body of a payment link', () => {
  it('leaves out what was not given and ends the last day in the zone of the business', () => {
    const values = { ...emptyLink('NGN'), title: ' Deposit ', amount: 125_000, expires_at: '2026-03-31' };
    const body = toCreateBody(values, 'test', 'Africa/Lagos');
    expect(body).toEqual({
      mode: 'test',
      title: 'Deposit',
      amount_type: 'fixed',
      currency: 'NGN',
      amount: { amount: 125_000, currency: 'NGN' },
      expires_at: '2026-03-31T23:00:00.000Z',
      collect_phone: false,
      collect_address: false,
    });
    expect(CreatePaymentLinkBody.safeParse(body).success).toBe(true);
  });

  it('sends bounds only where the payer chooses', () => {
    const values = {
      ...emptyLink('JPY'),
      title: 'Gift',
      amount: 500,
      amount_type: 'payer_chosen' as const,
      min_amount: 100,
    };
    const body = toCreateBody(values, 'test', 'Asia/Tokyo');
    expect(body).toMatchObject({ amount_type: 'payer_chosen', min_amount: { amount: 100, currency: 'JPY' } });
    expect(body).not.toHaveProperty('amount');
    expect(body).not.toHaveProperty('max_amount');
  });

  it('sends only what was changed, and null for what was emptied', () => {
    const before = {
      ...emptyLink('NGN'),
      title: 'Deposit',
      description: 'Old',
      amount: 1,
      expires_at: '2020-01-01',
    };
    const body = toUpdateBody({ ...before, description: '' }, before, 'UTC');
    expect(body).toEqual({ title: 'Deposit', description: null });
    expect(UpdatePaymentLinkBody.safeParse(body).success).toBe(true);
    expect(toUpdateBody({ ...before, amount: 2 }, before, 'UTC')).toEqual({
      title: 'Deposit',
      amount: { amount: 2, currency: 'NGN' },
    });
  });
});
