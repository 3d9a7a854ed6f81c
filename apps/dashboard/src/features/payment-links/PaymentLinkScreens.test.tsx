import { mockServer, renderScreen } from '@harbour/app-kit/testing';
import { examples } from '@harbour/contract/examples';
import { mock } from '@harbour/contract/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { EditPaymentLinkScreen } from './EditPaymentLinkScreen.tsx';
import { NewPaymentLinkScreen } from './NewPaymentLinkScreen.tsx';
import { PaymentLinkScreen } from './PaymentLinkScreen.tsx';
import { PaymentLinksScreen } from './PaymentLinksScreen.tsx';

const server = mockServer();
const shown = examples.getPaymentLink[200];
const link = shown.fixed.data;
const detail = { at: `/app/payment-links/${link.id}`, path: '/app/payment-links/:id' };

interface Sent {
  key: string | null;
  body: unknown;
}

/** Remembers what is sent to make or change a link, and answers with the fixed-price link. */
function recordWrites(): Sent[] {
  const sent: Sent[] = [];
  const remember = async ({ request }: { request: Request }) => {
    sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
    return HttpResponse.json({ data: link });
  };
  server.use(
    http.post('*/api/core/business/payment-links', remember),
    http.put('*/api/core/business/payment-links/:id', remember),
  );
  return sent;
}

describe('list of payment links', () => {
  const place = { at: '/app/payment-links', path: '/app/payment-links' };

  it('lists links with price, uses and what they brought in', async () => {
    server.use(mock('listPaymentLinks', 'full'));
    renderScreen(<PaymentLinksScreen />, place);
    const row = await screen.findByRole('link', { name: /Indigo adire, 5 yards/ });
    expect(row).toHaveAttribute('href', `/app/payment-links/${link.id}`);
    expect(screen.getByText('14 of 100')).toBeInTheDocument();
    expect(screen.getByText("L'Atlantique & Söhne </script><b>x")).toBeInTheDocument();
  });

  it('disables making one for those who may not', async () => {
    server.use(mock('listPaymentLinks', 'full'));
    renderScreen(<PaymentLinksScreen />, {
      ...place,
      permissions: [{ resource: 'payment_links', privilege: 'list' }],
    });
    await screen.findByRole('link', { name: /Indigo adire/ });
    expect(screen.getByText('Create').closest('a')).not.toHaveAttribute('href');
  });
});

describe('making a payment link', () => {
  const place = { at: '/app/payment-links/new', path: '/app/payment-links/new' };

  it('takes a last day in words, and sends nothing while it is no day', async () => {
    const sent = recordWrites();
    const { user } = renderScreen(<NewPaymentLinkScreen />, place);
    await user.type(await screen.findByLabelText('Title'), 'Workshop, Saturday');
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '20000.00');
    const day = screen.getByRole('textbox', { name: /^Last day/ });
    await user.type(day, '31 Foo 2031');
    await user.click(screen.getByRole('button', { name: 'Create payment link' }));
    expect(day).toHaveFocus();
    expect(day).toBeInvalid();
    expect(sent).toEqual([]);
    await user.clear(day);
    await user.type(day, '31 Dec 2031');
    await user.click(screen.getByRole('button', { name: 'Create payment link' }));
    await screen.findByText('Payment link created');
    expect(sent).toMatchObject([{ body: { expires_at: '2031-12-31T23:00:00.000Z' } }]);
  });

  it('counts payments with the arrow keys, and says so of less than one', async () => {
    const sent = recordWrites();
    const { user } = renderScreen(<NewPaymentLinkScreen />, place);
    await user.type(await screen.findByLabelText('Title'), 'Workshop, Saturday');
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '20000.00');
    const most = screen.getByRole('textbox', { name: /^Number of payments/ });
    await user.type(most, '0');
    await user.click(screen.getByRole('button', { name: 'Create payment link' }));
    expect(most).toBeInvalid();
    expect(most).toHaveAccessibleDescription(/Enter 1 or more/);
    expect(sent).toEqual([]);
    await user.click(most);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    await user.click(screen.getByRole('button', { name: 'Create payment link' }));
    await screen.findByText('Payment link created');
    expect(sent).toMatchObject([{ body: { max_uses: 2 } }]);
  });

  it('sends what was typed and goes to the link', async () => {
    const sent = recordWrites();
    const { user, location } = renderScreen(<NewPaymentLinkScreen />, place);
    await user.type(await screen.findByLabelText('Title'), 'Workshop, Saturday');
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '20000.00');
    await user.click(screen.getByLabelText('Ask for a phone number'));
    await user.click(screen.getByRole('button', { name: 'Create payment link' }));
    await screen.findByText('Payment link created');
    expect(location()).toBe(`/app/payment-links/${link.id}`);
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        body: {
          mode: 'test',
          title: 'Workshop, Saturday',
          amount_type: 'fixed',
          currency: 'NGN',
          amount: { amount: 2_000_000, currency: 'NGN' },
          collect_phone: true,
          collect_address: false,
        },
      },
    ]);
  });

  it('offers the currency of the business first, the others by name, and none that nobody pays in', async () => {
    renderScreen(<NewPaymentLinkScreen />, place);
    const options = within(await screen.findByLabelText('Currency')).getAllByRole('option');
    const labels = options.map((option) => option.textContent ?? '');
    expect(labels.slice(0, 2)).toEqual(['NGN · Nigerian Naira', 'AED · United Arab Emirates Dirham']);
    expect(labels).toContain('USD · US Dollar');
    expect(labels.filter((label) => /^(NGN|CHE|USN|UYW) /.test(label))).toEqual([labels[0]]);
  });

  it('reads an amount anew in another currency, and asks for it where that has fewer decimals', async () => {
    const sent = recordWrites();
    const { user } = renderScreen(<NewPaymentLinkScreen />, place);
    await user.type(await screen.findByLabelText('Title'), 'Workshop, Saturday');
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '20.50');
    await user.selectOptions(screen.getByLabelText('Currency'), 'JPY');
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '2000');
    for (const [currency, amount] of [
      ['NGN', '2,000.00'],
      ['JPY', '2,000'],
      ['KWD', '2,000.000'],
      ['NGN', '2,000.00'],
      ['KWD', '2,000.000'],
    ] as const) {
      await user.selectOptions(screen.getByLabelText('Currency'), currency);
      expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue(amount);
    }
    await user.click(screen.getByRole('button', { name: 'Create payment link' }));
    await screen.findByText('Payment link created');
    expect(sent).toMatchObject([{ body: { amount: { amount: 2_000_000, currency: 'KWD' } } }]);
  });

  it('asks before it leaves what was typed or chosen', async () => {
    const { user, location } = renderScreen(<NewPaymentLinkScreen />, place);
    await user.click(await screen.findByLabelText('Ask for a phone number'));
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(location()).toBe(place.at);
    await user.click(screen.getByLabelText('Ask for a phone number'));
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(location()).toBe('/app/payment-links'));
  });

  it('says what is missing, on the first missing field', async () => {
    const sent = recordWrites();
    const { user } = renderScreen(<NewPaymentLinkScreen />, place);
    await user.click(await screen.findByRole('button', { name: 'Create payment link' }));
    const title = await screen.findByRole('textbox', { name: 'Title', description: /Give the link a title/ });
    expect(title).toHaveFocus();
    expect(sent).toHaveLength(0);
  });

  it('takes what is wrong with a field away together with the field', async () => {
    const { user } = renderScreen(<NewPaymentLinkScreen />, place);
    await user.click(await screen.findByRole('button', { name: 'Create payment link' }));
    expect(await screen.findByRole('button', { name: 'Amount: Enter the price.' })).toBeVisible();
    await user.click(screen.getByLabelText(/Customer decides/));
    await user.click(screen.getByRole('textbox', { name: /At least/ }));
    await user.tab();
    expect(screen.queryByText(/Enter the price/)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeInvalid();
  });

  it('refuses a last day that has passed as soon as the field is left', async () => {
    const { user } = renderScreen(<NewPaymentLinkScreen />, place);
    const day = await screen.findByRole('textbox', { name: /^Last day/ });
    await user.type(day, '1 Nov 2020');
    await user.tab();
    expect(day).toBeInvalid();
    expect(day).toHaveAccessibleDescription(/or a later day/);
  });

  it('puts the server’s refusals on their fields and keeps what was typed', async () => {
    server.use(mock('createPaymentLink', 'link_bounds_reversed'));
    const [refused] = examples.createPaymentLink[422].link_bounds_reversed.errors;
    const { user } = renderScreen(<NewPaymentLinkScreen />, place);
    await user.type(await screen.findByLabelText('Title'), 'Tips');
    await user.click(screen.getByLabelText(/Customer decides/));
    await user.type(screen.getByRole('textbox', { name: /At least/ }), '500');
    await user.type(screen.getByRole('textbox', { name: /At most/ }), '100');
    await user.click(screen.getByRole('button', { name: 'Create payment link' }));
    await screen.findByRole('textbox', { name: /At most/, description: `NGN ${refused.message}` });
    expect(screen.getByLabelText('Title')).toHaveValue('Tips');
    expect(screen.getByRole('textbox', { name: /At least/ })).toHaveValue('500.00');
  });
});

describe('one payment link', () => {
  it('offers to copy, open and scan it, and lists its payments', async () => {
    server.use(mock('getPaymentLink', 'fixed'), mock('listTransactions', 'full'));
    renderScreen(<PaymentLinkScreen />, detail);
    expect(await screen.findByDisplayValue(link.url)).toHaveAttribute('readonly');
    expect(screen.getByRole('link', { name: /Open payment page/ })).toHaveAttribute('href', link.url);
    expect(await screen.findByRole('table', { name: 'Payments through this link' })).toBeVisible();
  });

  it('disables it', async () => {
    server.use(mock('getPaymentLink', 'fixed'));
    const sent = recordWrites();
    const { user } = renderScreen(<PaymentLinkScreen />, detail);
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', `${detail.at}/update`);
    await user.click(screen.getByRole('button', { name: 'More about this link' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Disable' }));
    await screen.findByText('Payment link disabled');
    expect(sent[0]?.body).toEqual({ status: 'disabled' });
  });

  it('enables a disabled one where it says that it is', async () => {
    server.use(mock('getPaymentLink', 'disabled'));
    const sent = recordWrites();
    const content = (
      <main tabIndex={-1}>
        <PaymentLinkScreen />
      </main>
    );
    const { user } = renderScreen(content, detail);
    await user.click(await screen.findByRole('button', { name: 'Enable' }));
    await screen.findByText('Payment link enabled');
    expect(sent[0]?.body).toEqual({ status: 'active' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('keeps the focus where enabling it failed', async () => {
    server.use(mock('getPaymentLink', 'disabled'), mock('updatePaymentLink', 'internal_error'));
    const { user } = renderScreen(<PaymentLinkScreen />, detail);
    await user.click(await screen.findByRole('button', { name: 'Enable' }));
    await screen.findByText(examples.updatePaymentLink[500].internal_error.message);
    expect(await screen.findByRole('button', { name: 'Enable' })).toHaveFocus();
  });

  it('offers that to nobody who may not', async () => {
    server.use(mock('getPaymentLink', 'disabled'));
    renderScreen(<PaymentLinkScreen />, {
      ...detail,
      permissions: [{ resource: 'payment_links', privilege: 'view' }],
    });
    expect(await screen.findByRole('button', { name: 'Enable' })).toBeDisabled();
  });

  it('archives it after asking', async () => {
    server.use(mock('getPaymentLink', 'fixed'), mock('deletePaymentLink', 'archived'));
    const { user, location } = renderScreen(<PaymentLinkScreen />, detail);
    await user.click(await screen.findByRole('button', { name: 'More about this link' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await user.click(await screen.findByRole('button', { name: 'Archive link' }));
    await screen.findByText('Payment link archived');
    expect(location()).toBe('/app/payment-links');
  });

  it.each([
    ['disabled', true],
    ['expired', true],
    ['used_up', true],
    ['fixed', false],
  ] as const)('says where it is shared whether it takes payments: %s', async (example, closed) => {
    server.use(mock('getPaymentLink', example));
    renderScreen(<PaymentLinkScreen />, detail);
    await screen.findByRole('link', { name: /Open payment page/ });
    const hints = screen.queryAllByText('Whoever opens it is told that it takes no payments.');
    expect(hints).toHaveLength(closed ? 1 : 0);
  });

  it('leaves an archived one as it is', async () => {
    server.use(mock('getPaymentLink', 'archived'));
    renderScreen(<PaymentLinkScreen />, detail);
    await screen.findByText('Archived');
    expect(screen.queryByRole('link', { name: /Open payment page/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'QR code' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'More about this link' })).toBeNull();
  });
});

describe('changing a payment link', () => {
  it('keeps a last day that has passed, and takes no other that has', async () => {
    const expired = { ...link, expires_at: '2020-03-31T23:00:00.000Z' };
    server.use(http.get('*/api/core/business/payment-links/:id', () => HttpResponse.json({ data: expired })));
    const sent = recordWrites();
    const { user } = renderScreen(<EditPaymentLinkScreen />, {
      at: `${detail.at}/update`,
      path: '/app/payment-links/:id/update',
    });
    const day = await screen.findByRole('textbox', { name: /^Last day/ });
    expect(day).toHaveValue('31 Mar 2020');
    await user.clear(day);
    await user.type(day, '1 Apr 2020');
    await user.tab();
    expect(day).toBeInvalid();
    await user.clear(day);
    await user.type(day, '31 Mar 2020');
    await user.tab();
    expect(day).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Payment link saved');
    expect(sent[0]?.body).toEqual({ title: link.title });
  });

  it('asks before it leaves what was changed', async () => {
    server.use(mock('getPaymentLink', 'fixed'));
    const { user, location } = renderScreen(<EditPaymentLinkScreen />, {
      at: `${detail.at}/update`,
      path: '/app/payment-links/:id/update',
    });
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), ', blue');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(location()).toBe(detail.at));
  });

  it('sends only what was changed', async () => {
    server.use(mock('getPaymentLink', 'fixed'));
    const sent = recordWrites();
    const { user, location } = renderScreen(<EditPaymentLinkScreen />, {
      at: `${detail.at}/update`,
      path: '/app/payment-links/:id/update',
    });
    const amount = await screen.findByRole('textbox', { name: 'Amount' });
    expect(amount).toHaveValue('12,500.00');
    await user.clear(amount);
    await user.type(amount, '14000');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Payment link saved');
    expect(sent[0]?.body).toEqual({ title: link.title, amount: { amount: 1_400_000, currency: 'NGN' } });
    expect(location()).toBe(detail.at);
  });
});
