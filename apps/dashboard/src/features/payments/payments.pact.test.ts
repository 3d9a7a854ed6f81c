import { examples } from '@harbour/contract/examples';
import { ApiError } from '@harbour/contract/http';
import { getTransaction, listTransactions, refundTransaction } from '@harbour/contract/queries';
import { describe, expect, it } from 'vitest';
import { idempotencyKey, interact } from '../../testing/pact.ts';

const listed = examples.listTransactions[200];
const shown = examples.getTransaction[200];
const refunds = examples.refundTransaction[200];
const payment = shown.succeeded.data.id;

describe('list of payments', () => {
  it.each(['full', 'many', 'empty'] as const)('answers %s', async (example) => {
    const query = { mode: 'test' } as const;
    const answer = await interact({
      operationId: 'listTransactions',
      example,
      query,
      call: () => listTransactions(query),
    });
    expect(answer).toEqual(listed[example]);
  });

  it('answers a later page', async () => {
    const query = { mode: 'test', cursor: listed.many.meta.next_cursor } as const;
    const answer = await interact({
      operationId: 'listTransactions',
      example: 'page_two',
      query,
      call: () => listTransactions(query),
    });
    expect(answer).toEqual(listed.page_two);
  });

  it.each(['permission_denied', 'session_expired'] as const)('refuses with %s', async (example) => {
    const query = { mode: 'test' } as const;
    const answer = await interact({
      operationId: 'listTransactions',
      example,
      query,
      call: () => listTransactions(query),
    });
    expect(answer).toBeInstanceOf(ApiError);
    expect(answer).toMatchObject({ code: example });
  });

  it('refuses a cursor that leads nowhere', async () => {
    const query = { mode: 'test', cursor: 'bm90LWEtY3Vyc29y' } as const;
    const answer = await interact({
      operationId: 'listTransactions',
      example: 'invalid_cursor',
      query,
      call: () => listTransactions(query),
    });
    expect(answer).toMatchObject({ status: 422, code: 'invalid_cursor' });
  });

  it('refuses days in the wrong order, naming the field', async () => {
    const query = { mode: 'test', from: '2026-03-31', to: '2026-03-01' } as const;
    const answer = await interact({
      operationId: 'listTransactions',
      example: 'range_reversed',
      query,
      call: () => listTransactions(query),
    });
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'to' }] });
  });
});

describe('one payment', () => {
  it.each(Object.keys(shown) as (keyof typeof shown)[])('answers %s', async (example) => {
    const { data } = shown[example];
    const answer = await interact({
      operationId: 'getTransaction',
      example,
      path: { transaction_id: data.id },
      call: () => getTransaction(data.id),
    });
    expect(answer).toEqual(data);
  });

  it.each(['not_found', 'permission_denied'] as const)('refuses with %s', async (example) => {
    const answer = await interact({
      operationId: 'getTransaction',
      example,
      path: { transaction_id: payment },
      call: () => getTransaction(payment),
    });
    expect(answer).toMatchObject({ code: example });
  });
});

describe('refund', () => {
  it.each(['succeeded', 'pending', 'failed'] as const)('answers %s', async (example) => {
    const { data } = refunds[example];
    const body = {
      transaction_id: data.transaction_id,
      amount: data.amount,
      reason: data.reason,
      ...(data.note_to_payer && { note_to_payer: data.note_to_payer }),
      ...(data.internal_note && { internal_note: data.internal_note }),
    };
    const answer = await interact({
      operationId: 'refundTransaction',
      example,
      body,
      call: () => refundTransaction(body, { idempotencyKey }),
    });
    expect(answer).toEqual(data);
  });

  it.each(['payment_not_refundable', 'permission_denied', 'not_found'] as const)(
    'refuses with %s',
    async (example) => {
      const body = {
        transaction_id: payment,
        amount: { amount: 250_000, currency: 'NGN' },
        reason: 'requested_by_customer',
      } as const;
      const answer = await interact({
        operationId: 'refundTransaction',
        example,
        body,
        call: () => refundTransaction(body, { idempotencyKey }),
      });
      expect(answer).toMatchObject({ code: example });
    },
  );

  it('refuses more than is left, naming the field', async () => {
    const body = {
      transaction_id: payment,
      amount: { amount: 999_999_900, currency: 'NGN' },
      reason: 'requested_by_customer',
    } as const;
    const answer = await interact({
      operationId: 'refundTransaction',
      example: 'refund_exceeds_refundable',
      body,
      call: () => refundTransaction(body, { idempotencyKey }),
    });
    expect(answer).toMatchObject({ code: 'refund_exceeds_refundable', errors: [{ field: 'amount' }] });
  });
});
