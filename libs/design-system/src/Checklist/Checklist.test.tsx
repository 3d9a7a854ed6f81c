import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Checklist } from './Checklist.tsx';

test('the line is as long as the part that is done', () => {
  const { container } = render(
    <Checklist
      label="Set up"
      items={[
        { key: 'a', title: 'One', status: 'done' },
        { key: 'b', title: 'Two', status: 'todo' },
      ]}
    />,
  );
  expect(screen.getByText('1 of 2 done')).toBeInTheDocument();
  expect(container.querySelector<HTMLElement>('[style]')?.style.inlineSize).toBe('50%');
});

test('with nothing to do there is no list and no share of it', () => {
  const { container } = render(<Checklist label="Set up" items={[]} />);
  expect(container).toBeEmptyDOMElement();
});
