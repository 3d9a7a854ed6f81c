import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Form } from '../Form/Form.tsx';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

function setup(props: Partial<MoneyFieldProps> = {}) {
  const onValueChange = vi.fn();
  render(<MoneyField label="Amount" name="amount" currency="USD" onValueChange={onValueChange} {...props} />);
  return { input: screen.getByLabelText<HTMLInputElement>('Amount'), onValueChange, user: userEvent.setup() };
}

test.each([
  ['4.04', 404],
  ['11.01', 1101],
  ['0.05', 5],
  ['1,234.50', 123_450],
  ['١٢٫٥٠', 1250],
])('%s stays as typed and is exact', async (text, minor) => {
  const { input, onValueChange, user } = setup();
  await user.type(input, text);
  expect(input).toHaveValue(text);
  expect(onValueChange).toHaveBeenLastCalledWith(minor, text);
});

test.each([
  ['JPY', '1250', 1250],
  ['KWD', '75.505', 75_505],
  ['NGN', '1250.5', 125_050],
  ['CLF', '1.2345', 12_345],
  ['USD', '0.29', 29],
  ['USD', '1.15', 115],
  ['USD', '4.35', 435],
  ['USD', '8.2', 820],
  ['USD', '19.99', 1999],
])('in %s %s is %i minor units', async (currency, text, minor) => {
  const { input, onValueChange, user } = setup({ currency });
  await user.type(input, text);
  expect(onValueChange).toHaveBeenLastCalledWith(minor, text);
});

test('a mouse wheel over the focused amount changes nothing', async () => {
  const { input, onValueChange, user } = setup({ defaultValue: 1000 });
  await user.click(input);
  for (let turn = 0; turn < 5; turn += 1) fireEvent.wheel(input, { deltaY: 100 });
  await user.keyboard('{ArrowUp}{ArrowDown}');
  expect(input).toHaveValue('10.00');
  expect(onValueChange).not.toHaveBeenCalled();
});

test.each(['1e3', '-5', '0x10', '1.005', 'ten', '33.333333', 'Infinity', '1E2'])(
  '%s is refused in words and never becomes another amount',
  async (text) => {
    const { input, onValueChange, user } = setup();
    await user.type(input, text);
    expect(onValueChange).toHaveBeenLastCalledWith(null, text);
    expect(input).toHaveValue(text);
    expect(input).toHaveAttribute('aria-invalid', 'true');
    await user.tab();
    expect(input).toHaveValue(text);
  },
);

test('leaving the field writes the amount out in the locale', async () => {
  const { input, user } = setup({ locale: 'de', currency: 'EUR' });
  await user.type(input, '1250,5');
  await user.tab();
  expect(input).toHaveValue('1.250,50');
});

test('bounds are told once the field is left', async () => {
  const { input, user } = setup({ min: 500, max: 10_000 });
  await user.type(input, '1');
  expect(input).not.toHaveAttribute('aria-invalid');
  await user.tab();
  expect(input).toHaveAccessibleDescription('USD Enter at least $5.00.');
  await user.clear(input);
  await user.type(input, '200');
  expect(input).toHaveAccessibleDescription('USD Enter at most $100.00.');
});

function Controlled() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <MoneyField label="Amount" currency="USD" value={value} onValueChange={(minor) => setValue(minor)} />
      <button onClick={() => setValue(2599)}>Everything</button>
    </>
  );
}

test('follows its owner, and does not rewrite what is being typed', async () => {
  const user = userEvent.setup();
  render(<Controlled />);
  const input = screen.getByLabelText('Amount');
  await user.type(input, '25.0');
  expect(input).toHaveValue('25.0');
  await user.click(screen.getByRole('button', { name: 'Everything' }));
  expect(input).toHaveValue('25.99');
});

test('posts its visible text', () => {
  render(
    <form aria-label="Link">
      <MoneyField label="Amount" name="amount" currency="USD" defaultValue={125_050} />
    </form>,
  );
  const data = new FormData(screen.getByRole<HTMLFormElement>('form'));
  expect(Object.fromEntries(data)).toEqual({ amount: '1,250.50' });
});

test.each([
  ['en', '1,2', ','],
  ['de', '1.2', '.'],
  ['fr', '1 2', ' '],
])('in %s half of a grouped amount is no mistake until the field is left', async (locale, text) => {
  const { input, user } = setup({ locale, currency: 'EUR' });
  await user.type(input, text);
  expect(input).not.toHaveAttribute('aria-invalid');
  await user.tab();
  expect(input).toHaveValue(text);
  expect(input).toHaveAttribute('aria-invalid', 'true');
});

test('an optional amount that cannot be read is an error of its form and never goes as none', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <Form onSubmit={onSubmit}>
      <MoneyField label="Tip" name="tip" currency="USD" optional />
      <button>Save</button>
    </Form>,
  );
  const input = screen.getByLabelText('Tip');
  await user.type(input, '1,2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription(/Enter digits only/);

  // Focus is there already: it is heard.
  await user.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toMatch(/^Enter digits only/);

  await user.clear(input);
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
