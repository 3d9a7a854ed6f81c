import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { guide } from './LinkProvider.guide.ts';
import { LinkProvider, type LinkComponentProps } from './LinkProvider.tsx';

const navigate = fn();

function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

const meta = {
  title: 'Composition/LinkProvider',
  component: LinkProvider,
  parameters: { guide },
  args: {
    component: RouterLink,
    children: (
      <Inline gap={4}>
        <Link href="/app/payments">Payments</Link>
        <Button href="/app/payment-links">Payment links</Button>
        <Link href="mailto:help@harbour.example">Write to us</Link>
        <Link href="https://example.com" external>
          Card network rules
        </Link>
      </Inline>
    ),
  },
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links within the app go through its router; all others do not. */
export const WithRouter: Story = {
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Payments' }));
    await expect(navigate).toHaveBeenLastCalledWith('/app/payments');
    canvas.getByRole('link', { name: 'Payment links' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/app/payment-links');
    await expect(navigate).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('link', { name: /Card network/ })).toHaveAttribute('target', '_blank');
  },
};

/** Plain anchors, each with a page load. */
export const WithoutRouter: Story = { args: { component: undefined } };
