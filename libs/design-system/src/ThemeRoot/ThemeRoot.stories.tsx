import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './ThemeRoot.guide.ts';
import { ThemeRoot } from './ThemeRoot.tsx';

const meta = {
  title: 'Layouts/ThemeRoot',
  component: ThemeRoot,
  parameters: { guide },
  args: { children: <Link href="/payments">All payments</Link> },
} satisfies Meta<typeof ThemeRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

const navigate = fn();

/** The router's link stands in for every anchor: no page load. */
export const WithRouterLink: Story = {
  args: {
    link: ({ href, children, ...rest }) => (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          navigate(href);
        }}
      >
        {children}
      </a>
    ),
  },
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'All payments' }));
    await expect(navigate.mock.calls).toEqual([['/payments']]);
  },
};

const islands = [
  { 'data-theme': 'light' },
  { 'data-theme': 'dark' },
  { 'data-theme': 'light', 'data-contrast': 'more' },
  { 'data-theme': 'dark', 'data-contrast': 'more' },
  { 'data-density': 'compact' },
  { dir: 'rtl' },
] as const;

/** Attributes choose theme, contrast, density and direction, of the page or of a part of it. */
export const Parts: Story = {
  args: {
    children: (
      <Grid columns={2}>
        {islands.map((attributes) => {
          const name = Object.entries(attributes)
            .map(([key, value]) => `${key}="${value}"`)
            .join(' ');
          return (
            <div key={name} {...attributes}>
              <Card title={name}>
                <TextField label={`Title, ${name}`} name="title" defaultValue="Spring conference" />
                <Inline>
                  <Button tone="primary">Create link</Button>
                  <Button>Cancel</Button>
                  <Badge tone="success">Paid</Badge>
                </Inline>
              </Card>
            </div>
          );
        })}
      </Grid>
    ),
  },
};
