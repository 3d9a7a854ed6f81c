import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { CvcField } from '../CvcField/CvcField.tsx';
import { ExpiryField } from '../ExpiryField/ExpiryField.tsx';
import { CardNumberField, cardNumberProblem } from './CardNumberField.tsx';

const numberInput = () => screen.getByLabelText<HTMLInputElement>('Card number');

describe('the card number', () => {
  test('editing in the middle leaves the caret at the digit it was at', async () => {
    const user = userEvent.setup();
    render(<CardNumberField />);
    await user.type(numberInput(), '432100000000');
    numberInput().setSelectionRange(9, 9);
    await user.keyboard('{Backspace}{Backspace}98');
    expect(numberInput()).toHaveValue('4321 0098 0000');
    expect(numberInput().selectionStart).toBe(9);
  });

  test('a backspace over a space takes the digit before it', async () => {
    const user = userEvent.setup();
    render(<CardNumberField />);
    await user.type(numberInput(), '43211');
    numberInput().setSelectionRange(5, 5);
    await user.keyboard('{Backspace}');
    expect(numberInput()).toHaveValue('4321');
  });

  test('a keyboard that composes is left alone until it is done', () => {
    const onValueChange = vi.fn();
    render(<CardNumberField onValueChange={onValueChange} />);
    const input = numberInput();
    act(() => input.focus());
    fireEvent.compositionStart(input);
    for (let length = 1; length <= 16; length += 1) {
      const text = '3530111333300000'.slice(0, length);
      input.value = text;
      fireEvent(
        input,
        new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText' }),
      );
      expect(input).toHaveValue(text);
    }
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('3530 1113 3330 0000');
    expect(onValueChange).toHaveBeenLastCalledWith('3530111333300000');

    input.value = '3530 1113 3330 000';
    fireEvent(input, new InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }));
    expect(input).toHaveValue('3530 1113 3330 000');
  });

  test('a longer number pasted over a shorter one is whole', async () => {
    const user = userEvent.setup();
    const onBrandChange = vi.fn();
    render(<CardNumberField onBrandChange={onBrandChange} />);
    await user.click(numberInput());
    await user.paste('38520000023237');
    expect(numberInput()).toHaveValue('3852 000002 3237');
    numberInput().select();
    await user.paste('378282246310005');
    expect(numberInput()).toHaveValue('3782 822463 10005');
    expect(onBrandChange).toHaveBeenLastCalledWith(expect.objectContaining({ brand: 'amex' }));
  });

  test.each([
    [' 4242-4242 4242 4242\n', '4242 4242 4242 4242'],
    ['4242 4242 4242 4242', '4242 4242 4242 4242'],
    ['٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', '4242 4242 4242 4242'],
    ['４２４２４２４２４２４２４２４２', '4242 4242 4242 4242'],
  ])('pasted %j keeps every digit', async (pasted, shown) => {
    const user = userEvent.setup();
    render(<CardNumberField />);
    await user.click(numberInput());
    await user.paste(pasted);
    expect(numberInput()).toHaveValue(shown);
  });

  test.each([
    ['4716967026053481241', 19],
    ['6205500000000000004', 19],
    ['5061460410120223210', 19],
    ['6221558812340000', 16],
  ])('%s is neither cut nor called wrong', async (digits, length) => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    render(<CardNumberField onValueChange={onValueChange} />);
    await user.type(numberInput(), digits);
    await user.tab();
    expect(onValueChange).toHaveBeenLastCalledWith(digits);
    expect(digits).toHaveLength(length);
    expect(cardNumberProblem(digits) ?? 'fine').toMatch(/^fine$|not accepted here/);
  });

  test('typing stops at the longest number of the brand', async () => {
    const user = userEvent.setup();
    render(<CardNumberField />);
    await user.type(numberInput(), '37828224631000599');
    expect(numberInput()).toHaveValue('3782 822463 10005');
  });

  test('without a script it is a plain input that phones and wallets know', () => {
    const html = renderToString(<CardNumberField />);
    expect(html).toContain('name="card_number"');
    expect(html).toMatch(/autocomplete="cc-number"/i);
    expect(html).toMatch(/inputmode="numeric"/i);
    expect(html).not.toMatch(/maxlength/i);
  });

  test('a value set by autofill without an event is what the form posts', () => {
    render(
      <form aria-label="Card">
        <CardNumberField />
        <ExpiryField />
        <CvcField />
      </form>,
    );
    numberInput().value = '4242424242424242';
    screen.getByLabelText<HTMLInputElement>('Expiry date').value = '2029-09';
    screen.getByLabelText<HTMLInputElement>('Security code').value = '123';
    const data = Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')));
    expect(data).toEqual({ card_number: '4242424242424242', expiry: '2029-09', cvc: '123' });
  });
});

describe('the expiry date', () => {
  const input = () => screen.getByLabelText<HTMLInputElement>('Expiry date');

  test.each([
    ['0929', '09 / 29'],
    ['929', '09 / 29'],
    ['9/29', '09 / 29'],
    ['12', '12 / '],
    ['1', '1'],
    ['122029', '12 / 29'],
    ['1 2028', '01 / 28'],
    ['١٢٢٩', '12 / 29'],
  ])('typed %s shows %s', async (typed, shown) => {
    const user = userEvent.setup();
    render(<ExpiryField />);
    await user.type(input(), typed);
    expect(input()).toHaveValue(shown);
  });

  test('what autofill writes is turned around', () => {
    render(<ExpiryField />);
    fireEvent.input(input(), { target: { value: '2029-09' } });
    expect(input()).toHaveValue('09 / 29');
  });

  test('backspace goes through the separator', async () => {
    const user = userEvent.setup();
    render(<ExpiryField />);
    await user.type(input(), '092');
    await user.keyboard('{Backspace}{Backspace}');
    expect(input().value.replace(/\D/g, '').length).toBeLessThan(3);
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(input()).toHaveValue('');
  });

  test('a past month is told on leaving, in the payer’s words', async () => {
    const user = userEvent.setup();
    render(<ExpiryField />);
    await user.type(input(), '0120');
    expect(input()).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(input()).toHaveAccessibleDescription(/has expired/);
  });
});

describe('the security code', () => {
  const amex = { brand: 'amex', cvcLength: 4 } as const;
  const visa = { brand: 'visa', cvcLength: 3 } as const;

  test('is judged anew when the number is of another brand', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<CvcField />);
    const input = screen.getByLabelText('Security code');
    await user.type(input, '123');
    await user.tab();
    expect(input).not.toHaveAttribute('aria-invalid');
    rerender(<CvcField brand={amex} />);
    expect(input).toHaveAccessibleDescription(/has four digits/);
    await user.type(input, '4');
    expect(input).not.toHaveAttribute('aria-invalid');
    rerender(<CvcField brand={visa} />);
    expect(input).toHaveAccessibleDescription(/has three digits/);
  });
});
