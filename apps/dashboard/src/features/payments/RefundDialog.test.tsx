import { mockServer, renderScreen } from '@harbour/app-kit/testing';
import { examples } from '@harbour/contract/examples';
import { mock } from '@harbour/contract/mocks';
import { formatMoney } from '@harbour/domain/money';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { PaymentScreen } from './PaymentScreen.tsx';

const server = mockServer();
const path = '/app/payments/:id';
const payment = examples.getTransaction[200].succeeded.data;
const at = `/app/payments/${payment.id}`;
const remaining = formatMoney(payment.refundable_amount);

interface SentRefund {
  key: string | null;
  body: unknown;
}

/** Answers refunds with these, in order, and remembers what was sent. */
function recordRefunds(...answers: (() => Response)[]): SentRefund[] {
  const sent: SentRefund[] = [];
  server.use(
    http.put('*/api/core/business/transactions/refund', async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      return answer?.() ?? HttpResponse.json(examples.refundTransaction[200].succeeded);
    }),
  );
  return sent;
}

async function openRefund(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  return screen.findByRole('dialog', { name: 'Refund payment' });
}

/** The dialog, with a part chosen and a reason: the amount alone is missing. */
async function openPart(user: UserEvent): Promise<HTMLElement> {
  const dialog = await openRefund(user);
  await user.click(within(dialog).getByLabelText(/Part of it/));
  await user.selectOptions(within(dialog).getByLabelText('Reason'), 'other');
  return dialog;
}

describe('what goes back', () => {
  it('tells what goes back of a fee that the payer bore', async () => {
    server.use(mock('getTransaction', 'payer_fee'));
    const { user } = renderScreen(<PaymentScreen />, { at, path });
    const dialog = await openRefund(user);
    const words = within(dialog).getByText(/The customer paid our fee of/);
    expect(words).toHaveTextContent('₦253.81');
    expect(words).toHaveTextContent('₦126.91 of it goes back with this refund');
    expect(within(dialog).queryByText(/is not returned/)).not.toBeInTheDocument();
  });

  it('gives back everything that is left, with a reason', async () => {
    server.use(mock('getTransaction', 'succeeded'));
    const sent = recordRefunds();
    const { user } = renderScreen(<PaymentScreen />, { at, path });
    const dialog = await openRefund(user);
    expect(within(dialog).getByText(/is not returned/)).toBeVisible();
    await user.selectOptions(within(dialog).getByLabelText('Reason'), 'duplicate');
    await user.click(within(dialog).getByRole('button', { name: `Refund ${remaining}` }));
    expect(await screen.findByText(/^Refund of .* sent$/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        body: { transaction_id: payment.id, amount: payment.refundable_amount, reason: 'duplicate' },
      },
    ]);
  });

  it('gives back 25.00, then 0.99, then nothing more, of 25.99', async () => {
    const left = (amount: number) => ({
      data: { ...payment, refundable_amount: { amount, currency: payment.amount.currency } },
    });
    server.use(http.get('*/api/core/business/transactions/:id', () => HttpResponse.json(left(99))));
    const sent = recordRefunds();
    const { user } = renderScreen(<PaymentScreen />, { at, path });
    const dialog = await openRefund(user);
    await user.click(within(dialog).getByLabelText(/Part of it/));
    await user.selectOptions(within(dialog).getByLabelText('Reason'), 'other');
    server.use(http.get('*/api/core/business/transactions/:id', () => HttpResponse.json(left(0))));
    await user.type(within(dialog).getByRole('textbox', { name: 'Amount' }), '0.99{Enter}');
    await screen.findByText(/^Refund of .* sent$/);
    expect(sent[0]?.body).toMatchObject({ amount: { amount: 99, currency: payment.amount.currency } });
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });

  it('does not call a refund sent that is still being processed', async () => {
    server.use(mock('getTransaction', 'succeeded'));
    recordRefunds(() => HttpResponse.json(examples.refundTransaction[200].pending));
    const { user } = renderScreen(<PaymentScreen />, { at, path });
    const dialog = await openRefund(user);
    await user.selectOptions(within(dialog).getByLabelText('Reason'), 'other');
    await user.click(within(dialog).getByRole('button', { name: `Refund ${remaining}` }));
    expect(await screen.findByText(/^Refund of .* is being processed$/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/^Refund of .* sent$/)).toBeNull();
  });
});

describe('what was typed', () => {
  it('asks before what was typed is thrown away, and not where nothing was', async () => {
    server.use(mock('getTransaction', 'succeeded'));
    const { user } = renderScreen(<PaymentScreen />, { at, path });
    await openRefund(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const note = within(await openRefund(user)).getByLabelText(/Internal note/);
    await user.type(note, 'Asked for by phone');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(note).toHaveFocus());
    expect(note).toHaveValue('Asked for by phone');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks before the way back in the history throws it away', async () => {
    server.use(mock('getTransaction', 'succeeded'));
    const { user, location, router } = renderScreen(<PaymentScreen />, { at, path });
    await user.type(within(await openRefund(user)).getByLabelText(/Internal note/), 'Asked for by phone');
    await act(() => router.navigate('/app/payments'));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(location()).toBe(at);
    await act(() => router.navigate('/app/payments'));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(location()).toBe('/app/payments'));
  });

  it('counts a chosen amount as typed, until it is as before', async () => {
    server.use(mock('getTransaction', 'succeeded'));
    const { user } = renderScreen(<PaymentScreen />, { at, path });
    const dialog = await openRefund(user);
    await user.click(within(dialog).getByLabelText(/Part of it/));
    await user.type(within(dialog).getByRole('textbox', { name: 'Amount' }), '5');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await user.clear(within(dialog).getByRole('textbox', { name: 'Amount' }));
    await user.click(within(dialog).getByLabelText(/The full amount/));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('what is refused before the server is asked', () => {
  it('refuses more than what is left before asking the server', async () => {
    server.use(mock('getTransaction', 'succeeded'));
    const sent = recordRefunds();
    const { user } = renderScreen(<PaymentScreen />, { at, path });
    const dialog = await openPart(user);
    const more = String((payment.refundable_amount.amount + 1) / 100);
    const amount = within(dialog).getByRole('textbox', { name: 'Amount' });
    await user.type(amount, more);
    await user.tab();
    expect(amount).toHaveAccessibleDescription(`${payment.amount.currency} Enter at most ${remaining}.`);
    await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
    expect(amount).toHaveFocus();
    expect(within(dialog).getByText('More than is left')).toBeVisible();
    expect(sent).toHaveLength(0);
  });

  it('refuses nothing at all in words of its currency', async () => {
    server.use(mock('getTransaction', 'succeeded'));
    const sent = recordRefunds();
    const { user } = renderScreen(<PaymentScreen />, { at, path });
    const dialog = await openPart(user);
    const amount = within(dialog).getByRole('textbox', { name: 'Amount' });
    await user.type(amount, '0{Enter}');
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/Enter at least ₦0\.01\./));
    expect(sent).toHaveLength(0);
  });
});

describe('one act under one key', () => {
  it('sends once, however often it is clicked', async () => {
    server.use(mock('getTransaction', 'succeeded'));
    const sent = recordRefunds();
    const { user } = renderScreen(<PaymentScreen />, { at, path });
    const dialog = await openRefund(user);
    await user.selectOptions(within(dialog).getByLabelText('Reason'), 'other');
    await user.dblClick(within(dialog).getByRole('button', { name: `Refund ${remaining}` }));
    await screen.findByText(/^Refund of .* sent$/);
    expect(sent).toHaveLength(1);
  });

  it('puts a refusal on its field, keeps what was typed, and tries again as a new act', async () => {
    server.use(mock('getTransaction', 'succeeded'));
    const refused = examples.refundTransaction[422].refund_exceeds_refundable;
    const sent = recordRefunds(
      () => HttpResponse.json(refused, { status: 422 }),
      () => HttpResponse.json(examples.refundTransaction[200].succeeded),
    );
    const { user } = renderScreen(<PaymentScreen />, { at, path });
    const dialog = await openRefund(user);
    await user.click(within(dialog).getByLabelText(/Part of it/));
    const amount = within(dialog).getByRole('textbox', { name: 'Amount' });
    await user.type(amount, '0.01');
    await user.selectOptions(within(dialog).getByLabelText('Reason'), 'other');
    await user.type(within(dialog).getByLabelText(/Internal note/), 'Asked by phone');
    await user.click(within(dialog).getByRole('button', { name: /^Refund / }));
    expect(await within(dialog).findByText(refused.errors[0].message)).toBeVisible();
    expect(amount).toHaveValue('0.01');
    expect(amount).toHaveFocus();
    expect(within(dialog).getByLabelText(/Internal note/)).toHaveValue('Asked by phone');
    await user.click(within(dialog).getByRole('button', { name: /^Refund / }));
    await screen.findByText(/^Refund of .* sent$/);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('says that it failed, keeps what was typed, and tries again as a new act', async () => {
    server.use(mock('getTransaction', 'succeeded'));
    const { failed, succeeded } = examples.refundTransaction[200];
    const sent = recordRefunds(
      () => HttpResponse.json(failed),
      () => HttpResponse.json(succeeded),
    );
    const { user } = renderScreen(<PaymentScreen />, { at, path });
    const dialog = await openRefund(user);
    await user.selectOptions(within(dialog).getByLabelText('Reason'), 'other');
    await user.type(within(dialog).getByLabelText(/Note to the customer/), 'One yard was short');
    await user.click(within(dialog).getByRole('button', { name: `Refund ${remaining}` }));
    expect(await within(dialog).findByText(failed.data.failure_message)).toBeVisible();
    expect(within(dialog).getByLabelText('Reason')).toHaveValue('other');
    expect(within(dialog).getByLabelText(/Note to the customer/)).toHaveValue('One yard was short');
    expect(screen.queryByText(/^Refund of .* sent$/)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: `Refund ${remaining}` }));
    expect(await screen.findByText(/^Refund of .* sent$/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('tries again as the same act where the outcome is unknown', async () => {
    server.use(mock('getTransaction', 'succeeded'));
    const sent = recordRefunds(
      () => HttpResponse.error(),
      () => HttpResponse.json(examples.refundTransaction[200].succeeded),
    );
    const { user } = renderScreen(<PaymentScreen />, { at, path });
    const dialog = await openRefund(user);
    await user.selectOptions(within(dialog).getByLabelText('Reason'), 'other');
    await user.click(within(dialog).getByRole('button', { name: `Refund ${remaining}` }));
    expect(
      await within(dialog).findByText(/^Error occurred, please contact support\. No answer came\./u),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: `Refund ${remaining}` }));
    await screen.findByText(/^Refund of .* sent$/);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('makes a new key each time it is opened', async () => {
    server.use(mock('getTransaction', 'succeeded'));
    const sent = recordRefunds();
    const { user } = renderScreen(<PaymentScreen />, { at, path });
    for (const reason of ['other', 'duplicate']) {
      const dialog = await openRefund(user);
      await user.selectOptions(within(dialog).getByLabelText('Reason'), reason);
      await user.click(within(dialog).getByRole('button', { name: `Refund ${remaining}` }));
      await screen.findAllByText(/^Refund of .* sent$/);
    }
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });
});
