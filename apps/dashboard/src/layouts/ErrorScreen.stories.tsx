import { createSession } from '@harbour/app-kit/session';
import { mock } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { answers, answersTo } from '../testing/screen-story.tsx';
import { buildRoutes } from '../routes.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = {
  title: 'Dashboard/Errors',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  parameters: answers(),
  render: () => <Dashboard at="/app/nothing-here" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Page not found' });
  },
};

/** The role lacks what the page asks for: the way to the others stays open. */
export const Denied: Story = {
  parameters: answersTo('viewer'),
  render: () => <Dashboard at={routes.dashboard.newPaymentLink} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your role cannot create payment links' });
    await canvas.findByRole('link', { name: 'Go to the dashboard' });
    await canvas.findByRole('navigation', { name: /^Main/ });
  },
};

/** Who is signed in could not be asked. */
export const Failed: Story = {
  parameters: answers(mock('getCurrentUser', 'internal_error')),
  render: () => <Dashboard at={routes.dashboard.home} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This page could not be loaded' });
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** The whole app, as main.tsx puts it together. */
function Dashboard({ at }: { at: string }) {
  const [router] = useState(() => {
    const session = createSession();
    session.queryClient.setDefaultOptions({ queries: { retry: false } });
    return createMemoryRouter(buildRoutes(session), { initialEntries: [at] });
  });
  return <RouterProvider router={router} />;
}
