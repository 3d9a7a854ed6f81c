import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkProvider, type LinkComponentProps } from '../LinkProvider/LinkProvider.tsx';
import { PermissionGate } from '../PermissionGate/PermissionGate.tsx';
import { PermissionProvider } from '../PermissionProvider/PermissionProvider.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Link.guide.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  parameters: { guide },
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

/** Without the permission it has no address: neither Enter nor any button of the mouse leads anywhere, router or not. */
export const Denied: Story = {
  render: () => (
    <LinkProvider component={RouterLink}>
      <PermissionProvider permissions={[]}>
        <Text>
          <PermissionGate permission="payments.view">
            <Link href="/app/payments" onClick={navigate}>
              Payments
            </Link>
          </PermissionGate>
        </Text>
      </PermissionProvider>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    const link = within(canvasElement).getByRole('link', { name: 'Payments' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(link, { pointerEventsCheck: 0 });
    await userEvent.pointer({ keys: '[MouseMiddle]', target: link });
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const Current: Story = { args: { current: true, tone: 'quiet', children: 'Payments' } };
