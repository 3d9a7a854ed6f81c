import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type SubmitEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { flattenErrors } from './flatten-errors.ts';
import { Form } from './Form.tsx';

function Example({ fields }: { fields: readonly string[] }) {
  const [errors, setErrors] = useState({});
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setErrors(
      Object.fromEntries(
        fields.filter((field) => !data.get(field)).map((field) => [field, `Enter ${field}.`]),
      ),
    );
  };
  return (
    <Form errors={errors} onSubmit={handleSubmit}>
      {fields.map((field) => (
        <TextField key={field} label={field} name={field} />
      ))}
      <button>Send</button>
    </Form>
  );
}

const boxes = (
  <>
    <TextField label="Title" name="title" />
    <TextField label="Amount" name="amount" />
  </>
);

test('focus goes to the first invalid field, in the order of the page', async () => {
  const user = userEvent.setup();
  render(<Example fields={['title', 'amount']} />);
  await user.type(screen.getByLabelText('title'), 'Cards');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByLabelText('amount')).toHaveFocus());
  expect(screen.getByLabelText('amount')).toHaveAccessibleDescription('Enter amount.');
});

test('several errors are summed up, each with a way to its field', async () => {
  const user = userEvent.setup();
  render(<Example fields={['title', 'amount']} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('2 things need your attention')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'amount: Enter amount.' }));
  expect(screen.getByLabelText('amount')).toHaveFocus();
});

test('the sum follows the fields, whichever went wrong last', () => {
  const { rerender } = render(<Form errors={{ amount: 'Enter an amount.' }}>{boxes}</Form>);
  rerender(
    <Form errors={{ amount: 'Enter an amount.', unknown: 'Not now.', title: 'Give it a title.' }}>
      {boxes}
    </Form>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Not now.',
    'Title: Give it a title.',
    'Amount: Enter an amount.',
  ]);
});

test('a message is named after its field: by its label or its question, not by what a box says of itself', async () => {
  const { rerender } = render(<Order errors={{}} />);
  rerender(<Order errors={{ colour: 'Choose one.', sizes: 'Choose one.', terms: 'Accept the terms.' }} />);
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Colour of the cloth: Choose one.',
      'Sizes: Choose one.',
      'Accept the terms.',
    ]),
  );
});

function Order({ errors }: { errors: object }) {
  return (
    <Form errors={errors}>
      <RadioGroup legend="Colour of the cloth" name="colour" options={[{ value: 'blue', label: 'Blue' }]} />
      <CheckboxGroup legend="Sizes" name="sizes" options={[{ value: 's', label: 'Small' }]} />
      <Checkbox label="I accept the terms" name="terms" />
    </Form>
  );
}

test('with focus in the only bad field the error is announced, once each time', async () => {
  const user = userEvent.setup();
  render(<Example fields={['title']} />);
  const input = screen.getByLabelText('title');
  const alert = screen.getByRole('alert');
  await user.click(input);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(alert.textContent).toBe('Enter title.'));
  const said = alert.firstElementChild;
  expect(input).toHaveAttribute('aria-invalid', 'true');

  await user.type(input, 'Cards{Enter}');
  await waitFor(() => expect(input).not.toHaveAttribute('aria-invalid'));
  expect(alert.firstElementChild).toBe(said);

  await user.clear(input);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
  await waitFor(() => expect(alert.firstElementChild).not.toBe(said));
  expect(alert.textContent).toBe('Enter title.');
});

test('without a script the browser validates; with one, the form does', () => {
  const html = renderToString(
    <Form>
      <TextField label="Email" name="email" type="email" required />
    </Form>,
  );
  expect(html).not.toMatch(/novalidate/i);
  const { container } = render(
    <Form>
      <TextField label="Email" name="email" required />
    </Form>,
  );
  expect(container.querySelector('form')).toHaveAttribute('novalidate');
});

test('the server’s message stands above the form and is announced', () => {
  render(
    <Form error="This address is taken.">
      <TextField label="Address" name="address" />
    </Form>,
  );
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('This address is taken.');
});

test('what is wrong with the whole heads the list of the rest: one box says it all', () => {
  render(
    <Form
      error="Nothing was saved."
      errors={{ title: 'Give it a title.', address: 'This address is taken.' }}
    >
      <TextField label="Title" name="title" />
      <TextField label="Address" name="address" />
    </Form>,
  );
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Nothing was saved.');
  expect(screen.getByRole('button', { name: 'Title: Give it a title.' })).toBeVisible();
  expect(screen.queryByText('2 things need your attention')).toBeNull();
});

test('errors of form libraries and servers are read alike', () => {
  expect(
    flattenErrors({
      title: 'Enter a title.',
      amount: { message: 'Enter an amount.', type: 'required' },
      customer: { email: { message: 'Enter an email address.' } },
      note: undefined,
      silent: { message: '' },
    }),
  ).toEqual({
    title: 'Enter a title.',
    amount: 'Enter an amount.',
    'customer.email': 'Enter an email address.',
  });
});

/** Everything the live regions of the page came to say, in order: what a screen reader would have spoken. */
function listen(container: HTMLElement): string[] {
  const heard: string[] = [];
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        const element = node instanceof Element ? node : node.parentElement;
        // A region that came as a whole, within what came, or what came into one that was there.
        const spoken =
          element?.querySelector('[role="alert"]') ?? (element?.closest('[role="alert"]') && node);
        if (spoken?.textContent) heard.push(spoken.textContent);
      }
    }
  }).observe(container, { childList: true, subtree: true, characterData: true });
  return heard;
}

test('heard once when it fails, not when it is put right, and once again when it fails again', async () => {
  const user = userEvent.setup();
  const { container } = render(<Example fields={['title']} />);
  const heard = listen(container);
  const input = screen.getByLabelText('title');
  await user.click(input);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(heard).toEqual(['Enter title.']));
  expect(input).toHaveAccessibleDescription('Enter title.');

  await user.type(input, 'Cards{Enter}');
  await waitFor(() => expect(input).not.toHaveAttribute('aria-invalid'));
  expect(input).not.toHaveAccessibleDescription();
  expect(heard).toHaveLength(1);

  await user.clear(input);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(heard).toEqual(['Enter title.', 'Enter title.']));
  expect(input).toHaveFocus();
});

test.each([
  ['typed in', 'Cards', ''],
  ['sent once more', '', 'The password is wrong.'],
])('what was announced is gone once the form is %s', async (_, typed, error) => {
  const user = userEvent.setup();
  const form = (errors: object, whole?: string) => (
    <Form errors={errors} error={whole} onSubmit={(event) => event.preventDefault()}>
      <TextField label="Title" name="title" />
    </Form>
  );
  const { rerender } = render(form({}));
  await user.click(screen.getByLabelText('Title'));
  await user.keyboard('{Enter}');
  rerender(form({ title: 'Enter a title.' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Enter a title.'));

  if (typed) await user.keyboard(typed);
  else {
    rerender(form({}));
    await user.keyboard('{Enter}');
    rerender(form({}, error));
  }
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
    error ? [error, ''] : [''],
  );
});

test('where focus moves to the field, the field itself is what is heard', async () => {
  const user = userEvent.setup();
  const { container } = render(<Example fields={['title']} />);
  const heard = listen(container);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByLabelText('title')).toHaveFocus());
  expect(heard).toEqual([]);
});

test('a message without a field on the page is told all the same', async () => {
  const { rerender } = render(
    <Form errors={{}}>
      <TextField label="Title" name="title" />
    </Form>,
  );
  rerender(
    <Form errors={{ reference: 'This reference is taken.' }}>
      <TextField label="Title" name="title" />
    </Form>,
  );
  expect(await screen.findByText('This reference is taken.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'This reference is taken.' })).not.toBeInTheDocument();
});

function Account() {
  const [errors, setErrors] = useState({});
  return (
    <Form errors={errors} onSubmit={(event) => event.preventDefault()}>
      <TextField label="Name" name="name" />
      <TextField
        label="Address"
        name="address"
        onBlur={(event) => setErrors(event.target.value ? {} : { name: 'Enter a name.' })}
      />
      <button>Save</button>
    </Form>
  );
}

test('once a submit has gone well, what turns out to be wrong while typing leaves the focus alone', async () => {
  const user = userEvent.setup();
  render(<Account />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByLabelText('Address'), 'x{Backspace}');
  await user.tab();
  expect(await screen.findByText('Enter a name.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

/** An owner whose words stay the same objects, as a constant's or a cache's do. */
function Refused({ whole }: { whole: boolean }) {
  const [shown, setShown] = useState(false);
  return (
    <Form
      errors={shown && !whole ? taken : undefined}
      error={shown && whole ? taken.title : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        setShown(true);
      }}
    >
      <TextField label="Title" name="title" />
    </Form>
  );
}
const taken = { title: 'This title is taken.' };

test.each([
  ['a field', false],
  ['the whole form', true],
])('the same words about %s are announced again, once each time', async (_, whole) => {
  const user = userEvent.setup();
  const { container } = render(<Refused whole={whole} />);
  const heard = listen(container);
  await user.click(screen.getByLabelText('Title'));
  for (const times of [1, 2, 3]) {
    await user.keyboard('{Enter}');
    await waitFor(() => expect(heard).toHaveLength(times));
    await user.keyboard('x');
    expect(heard).toEqual(Array.from({ length: times }, () => 'This title is taken.'));
  }
});
