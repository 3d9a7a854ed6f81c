import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkProvider, type LinkComponentProps } from '../LinkProvider/LinkProvider.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#terms', children: 'terms of service' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text size="md" measure>
      By creating an account you accept the <Link {...args} />. Fees are on the{' '}
      <Link href="#pricing" tone="inherit">
        pricing page
      </Link>
      .
    </Text>
  ),
};
export const Quiet: Story = { args: { tone: 'quiet' } };
export const External: Story = {
  args: { href: 'https://example.com', external: true, children: 'Card network rules' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /opens in a new tab/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

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

/** An app plugs in its router's link; addresses that leave the app pass it by. */
export const WithRouter: Story = {
  render: () => (
    <LinkProvider component={RouterLink}>
      <Text>
        <Link href="/app/payments">Payments</Link> <Link href="mailto:help@example.com">Write to us</Link>
      </Text>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Payments' }));
    await expect(navigate).toHaveBeenLastCalledWith('/app/payments');
    await expect(within(canvasElement).getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
  },
};
