import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleData } from '../../testing/example-data.ts';
import { enhancePage } from './card-form.ts';
import { CardScreen } from './CardScreen.tsx';
import type { CardScreenProps } from './CardScreen.tsx';

const { payment, business } = exampleData('openPayment', 'payable');
const decline = exampleData('openPayment', 'payable_after_decline').last_decline;

function html(props: Partial<CardScreenProps> = {}): string {
  const merchant = { name: business.name };
  return renderToStaticMarkup(
    <CardScreen payment={payment} merchant={merchant} brands={['visa', 'amex']} {...props} />,
  );
}

/** The page as the server sends it, with its script run. */
function open(props: Partial<CardScreenProps> = {}) {
  document.body.innerHTML = html(props);
  enhancePage();
  return {
    user: userEvent.setup(),
    number: screen.getByRole<HTMLInputElement>('textbox', { name: 'Card number' }),
    expiry: screen.getByRole<HTMLInputElement>('textbox', { name: 'Expiry date' }),
    code: screen.getByRole<HTMLInputElement>('textbox', { name: 'Security code' }),
    pay: screen.getByRole<HTMLButtonElement>('button', { name: /Pay/ }),
  };
}

function answerWith(...answers: (() => Promise<Response>)[]) {
  const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  for (const answer of answers) send.mockImplementationOnce(answer);
  send.mockImplementation(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', send);
  return send;
}

const page = (body: string) => () =>
  Promise.resolve(new Response(`<!doctype html><style>p{}</style>${body}`));

async function fill({ user, number, expiry, code }: ReturnType<typeof open>): Promise<void> {
  await user.type(number, '4242424242424242');
  await user.type(expiry, '1234');
  await user.type(code, '123');
}

describe('sending the card', () => {
  it('sends once, however often Pay is pressed, and Enter too', async () => {
    const send = answerWith();
    const form = open();
    await fill(form);
    await Promise.all([1, 2, 3, 4].map(() => form.user.click(form.pay)));
    await form.user.type(form.code, '{Enter}');
    expect(send).toHaveBeenCalledOnce();
    expect(form.pay).toHaveAttribute('aria-disabled', 'true');
    expect(form.pay).toBeEnabled();
  });

  it.each(['4242 4242 4242 4242', 'Ada 4242424242424242', '30569309025904'])(
    'does not send a card number in the place of the name, and keeps the rest: %s',
    async (number) => {
      const send = answerWith();
      const form = open();
      await fill(form);
      const name = screen.getByRole('textbox', { name: /Name on the card/ });
      await form.user.type(name, number);
      await form.user.click(form.pay);
      expect(name).toBeInvalid();
      expect(name).toHaveAccessibleDescription(/Enter the name on your card instead/);
      expect(name).toHaveFocus();
      expect(form.code).toHaveValue('123');
      expect(send).not.toHaveBeenCalled();
    },
  );

  it('says what Pay does also while it waits', async () => {
    answerWith();
    const form = open();
    expect(form.pay).toHaveAccessibleName('Pay ₦1,000.00');
    await fill(form);
    await form.user.click(form.pay);
    expect(form.pay).toHaveAccessibleName('Paying. Please keep this page open. Pay ₦1,000.00');
  });

  it('sends what stands in the fields, also where no event told of it', async () => {
    const send = answerWith();
    const { user, number, expiry, code, pay } = open();
    number.value = '4242 4242 4242 4242';
    expiry.value = '12/34';
    code.value = '123';
    await user.click(pay);
    const sent = new URLSearchParams(String(send.mock.calls[0]?.[1].body));
    expect(sent.get('card_number')).toBe('4242 4242 4242 4242');
    expect(sent.get('browser_javascript_enabled')).toBe('true');
    expect(sent.get('browser_time_zone_offset')).toBe('0');
  });

  it('shows a refusal, empties number and code, and can be sent again', async () => {
    const send = answerWith(page(html({ decline, cardName: 'Ada Obi' })));
    const form = open();
    await fill(form);
    await form.user.click(form.pay);
    const alert = await screen.findByText('Your card was not charged');
    expect(alert).toBeVisible();
    const again = screen.getByRole('textbox', { name: 'Card number' });
    expect(again).toHaveValue('');
    expect(screen.getByRole('textbox', { name: /Name on the card/ })).toHaveValue('Ada Obi');
    await form.user.type(again, '4242');
    expect(again).toHaveValue('4242');
    await form.user.type(again, '4242');
    expect(again).toHaveValue('4242 4242');
    expect(send).toHaveBeenCalledOnce();
  });

  it('says that no answer came, and sends the same again on the next press', async () => {
    const send = answerWith(() => Promise.reject(new TypeError('network')));
    const form = open();
    await fill(form);
    await form.user.click(form.pay);
    await waitFor(() => expect(screen.getByText('No answer came')).toBeVisible());
    expect(form.pay).toHaveAttribute('aria-disabled', 'false');
    await form.user.click(form.pay);
    expect(send).toHaveBeenCalledTimes(2);
    expect(String(send.mock.calls[1]?.[1].body)).toBe(String(send.mock.calls[0]?.[1].body));
  });
});

describe('errors at once', () => {
  let form: ReturnType<typeof open>;
  beforeEach(() => {
    answerWith();
    form = open();
  });

  it('names each missing field and goes to the first', async () => {
    await form.user.click(form.pay);
    expect(form.number).toHaveFocus();
    expect(form.number).toHaveAccessibleDescription('Enter the number on your card.');
    expect(form.expiry).toBeInvalid();
    expect(form.code).toBeInvalid();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('does not leave the last decline beside a new mistake', async () => {
    const { user, pay } = open({ decline });
    expect(screen.getByText('Your card was not charged')).toBeVisible();
    await user.click(pay);
    expect(screen.queryByText('Your card was not charged')).toBeNull();
    expect(screen.getByText('Enter the number on your card.')).toBeVisible();
  });

  it('takes a message away when the field is put right', async () => {
    await form.user.type(form.number, '4242 4242 4242 4241');
    await form.user.tab();
    expect(form.number).toHaveAccessibleDescription(/has a mistake/);
    await form.user.type(form.number, '{Backspace}2');
    expect(form.number).toBeValid();
    expect(form.number).not.toHaveAccessibleDescription();
  });

  it('asks again for the code when the number turns out to be American Express', async () => {
    await form.user.type(form.code, '123');
    await form.user.type(form.number, '378282246310005');
    await form.user.tab();
    expect(form.code).toHaveAccessibleDescription(/Enter all 4 digits.*4 digits, on the front/);
    await form.user.clear(form.number);
    await form.user.clear(form.code);
    await form.user.type(form.code, '1234');
    await form.user.type(form.number, '4242424242424242');
    await form.user.tab();
    expect(form.code).toBeInvalid();
  });

  it.each(['4716967026053481241', '6205500000000000004', '5061460410120223210'])(
    'does not cut %s',
    async (digits) => {
      await form.user.type(form.number, digits);
      expect(form.number.value.replaceAll(' ', '')).toBe(digits);
    },
  );

  it('takes a UnionPay number whose last digit is no check digit', async () => {
    await form.user.type(form.number, '6221558812340000');
    await form.user.tab();
    expect(form.number).toBeValid();
  });

  it('does not call a card of a brand that is not taken wrong', async () => {
    await form.user.type(form.number, '9000000000000001');
    await form.user.tab();
    expect(form.number).toHaveAccessibleDescription(/not supported here/);
  });
});

it('draws the brand of the number that is typed', async () => {
  const { user, number } = open();
  const field = within(number.parentElement ?? document.body);
  const before = field.queryByLabelText('Visa');
  await user.type(number, '42');
  expect(before).toBeNull();
  expect(field.getByLabelText('Visa')).toBeInTheDocument();
  await user.clear(number);
  expect(field.queryByLabelText('Visa')).toBeNull();
});
