import { examples } from '@harbour/contract/examples';
import {
  createPaymentLink,
  deletePaymentLink,
  getPaymentLink,
  listPaymentLinks,
  listTransactions,
  updatePaymentLink,
} from '@harbour/contract/queries';
import { describe, expect, it } from 'vitest';
import { idempotencyKey, interact } from '../../testing/pact.ts';

const listed = examples.listPaymentLinks[200];
const shown = examples.getPaymentLink[200];
const { id } = shown.fixed.data;
const ngn = (amount: number) => ({ amount, currency: 'NGN' });

describe('list of payment links', () => {
  it.each(['full', 'empty'] as const)('answers %s', async (example) => {
    const query = { mode: 'test' } as const;
    const answer = await interact({
      operationId: 'listPaymentLinks',
      example,
      query,
      call: () => listPaymentLinks(query),
    });
    expect(answer).toEqual(listed[example]);
  });

  it('answers a later page', async () => {
    const query = { mode: 'test', cursor: listed.full.meta.next_cursor } as const;
    const answer = await interact({
      operationId: 'listPaymentLinks',
      example: 'page_two',
      query,
      call: () => listPaymentLinks(query),
    });
    expect(answer).toEqual(listed.page_two);
  });

  it('refuses those who may not', async () => {
    const query = { mode: 'test' } as const;
    const answer = await interact({
      operationId: 'listPaymentLinks',
      example: 'permission_denied',
      query,
      call: () => listPaymentLinks(query),
    });
    expect(answer).toMatchObject({ status: 403, code: 'permission_denied' });
  });
});

describe('one payment link', () => {
  it.each(Object.keys(shown) as (keyof typeof shown)[])('answers %s', async (example) => {
    const { data } = shown[example];
    const answer = await interact({
      operationId: 'getPaymentLink',
      example,
      path: { id: data.id },
      call: () => getPaymentLink(data.id),
    });
    expect(answer).toEqual(data);
  });

  it('finds no unknown one', async () => {
    const answer = await interact({
      operationId: 'getPaymentLink',
      example: 'not_found',
      path: { id },
      call: () => getPaymentLink(id),
    });
    expect(answer).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('lists the payments that came through it', async () => {
    const query = { mode: 'test', payment_link_id: id, limit: 10 } as const;
    const answer = await interact({
      operationId: 'listTransactions',
      example: 'empty',
      query: { ...query, limit: '10' },
      call: () => listTransactions(query),
    });
    expect(answer).toEqual(examples.listTransactions[200].empty);
  });
});

describe('making a payment link', () => {
  it('answers one with a fixed price and all that can be set', async () => {
    const body = {
      mode: 'test',
      title: 'Indigo adire, 5 yards',
      description: 'Hand-dyed in Abẹ́òkúta.',
      reference: 'indigo-adire-5-yards',
      amount_type: 'fixed',
      currency: 'NGN',
      amount: ngn(1_250_000),
      custom_fields: [
        {
          key: 'colour',
          label: 'Colour',
          type: 'select',
          required: true,
          options: ['Indigo', 'Oxblood', 'Olive'],
        },
        { key: 'delivery_date', label: 'Delivery date', type: 'date', required: false },
      ],
      collect_phone: true,
      collect_address: true,
      success_message: 'Thank you! We ship within two days.',
      redirect_url: 'https://adire.example/thanks',
      expires_at: '2026-12-31T22:59:59Z',
      max_uses: 100,
    } satisfies Parameters<typeof createPaymentLink>[0];
    const answer = await interact({
      operationId: 'createPaymentLink',
      example: 'fixed',
      body,
      call: () => createPaymentLink(body, { idempotencyKey }),
    });
    expect(answer).toEqual(examples.createPaymentLink[201].fixed.data);
  });

  it('answers one where the payer chooses, with null for all that was not given', async () => {
    const body = {
      title: "L'Atlantique & Söhne </script><b>x",
      amount_type: 'payer_chosen',
      currency: 'NGN',
      min_amount: ngn(50_000),
      max_amount: ngn(50_000_000),
      custom_fields: [{ key: 'student_name', label: 'Name of the student', type: 'text', required: true }],
    } satisfies Parameters<typeof createPaymentLink>[0];
    const answer = await interact({
      operationId: 'createPaymentLink',
      example: 'payer_chosen',
      body,
      call: () => createPaymentLink(body, { idempotencyKey }),
    });
    expect(answer).toEqual(examples.createPaymentLink[201].payer_chosen.data);
  });

  it('refuses a fixed price without an amount, naming the field', async () => {
    const body = { title: 'Workshop, Saturday', amount_type: 'fixed', currency: 'NGN' } as const;
    const answer = await interact({
      operationId: 'createPaymentLink',
      example: 'amount_required',
      body,
      call: () => createPaymentLink(body, { idempotencyKey }),
    });
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'amount' }] });
  });

  it('refuses a reference that is taken', async () => {
    const body = {
      title: 'Indigo adire, 5 yards',
      amount_type: 'fixed',
      currency: 'NGN',
      amount: ngn(1_250_000),
      reference: 'indigo-adire-5-yards',
    } as const;
    const answer = await interact({
      operationId: 'createPaymentLink',
      example: 'reference_taken',
      body,
      call: () => createPaymentLink(body, { idempotencyKey }),
    });
    expect(answer).toMatchObject({ status: 409, code: 'reference_taken' });
  });
});

describe('changing a payment link', () => {
  it('answers a new price', async () => {
    const body = { title: 'Indigo adire, 5 yards', amount: ngn(1_400_000) };
    const answer = await interact({
      operationId: 'updatePaymentLink',
      example: 'updated',
      path: { id },
      body,
      call: () => updatePaymentLink(id, body),
    });
    expect(answer).toEqual(examples.updatePaymentLink[200].updated.data);
  });

  it('disables it', async () => {
    const link = examples.updatePaymentLink[200].disabled.data;
    const body = { status: 'disabled', inactive_message: 'Back in June.' } as const;
    const answer = await interact({
      operationId: 'updatePaymentLink',
      example: 'disabled',
      path: { id: link.id },
      body,
      call: () => updatePaymentLink(link.id, body),
    });
    expect(answer).toMatchObject({ status: 'disabled' });
  });

  it('refuses to change an archived one', async () => {
    const archived = shown.archived.data.id;
    const body = { title: 'Indigo adire, 5 yards' };
    const answer = await interact({
      operationId: 'updatePaymentLink',
      example: 'payment_link_archived',
      path: { id: archived },
      body,
      call: () => updatePaymentLink(archived, body),
    });
    expect(answer).toMatchObject({ status: 409, code: 'payment_link_archived' });
  });

  it.each(['archived', 'deleted'] as const)('deletes one, which is %s', async (example) => {
    const { data } = examples.deletePaymentLink[200][example];
    const answer = await interact({
      operationId: 'deletePaymentLink',
      example,
      path: { id: data.id },
      call: () => deletePaymentLink(data.id),
    });
    expect(answer).toEqual(data);
  });
});
