import { mock, mockPending } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, answersTo, inApp } from '../../testing/screen-story.tsx';
import { InvitationScreen } from './InvitationScreen.tsx';

const token = 'lb7-SqAN4h1xoaUK3_DbuBpm75T-neypKI0pAShqp7A';

const meta = {
  title: 'Dashboard/Auth/Invitation',
  component: InvitationScreen,
  decorators: [inApp],
  parameters: {
    layout: 'fullscreen',
    place: { path: routes.dashboard.acceptInvitation, at: `/invite/accept?token=${token}` },
  },
} satisfies Meta<typeof InvitationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: answersTo(null, mockPending('getTeamInvitation')) };

export const NewPerson: Story = {
  parameters: answersTo(null, mock('getTeamInvitation', 'pending')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Create account and join' });
  },
};

export const WithAccount: Story = {
  parameters: answersTo(null, mock('getTeamInvitation', 'pending_with_account')),
};

/** Somebody else is signed in: nothing is used up. */
export const ForSomebodyElse: Story = {
  parameters: answers(mock('getTeamInvitation', 'pending')),
  play: async ({ canvas }) => {
    await canvas.findByText('This invitation is for somebody else');
  },
};

export const Expired: Story = { parameters: answersTo(null, mock('getTeamInvitation', 'expired')) };

export const NotFound: Story = {
  parameters: answersTo(null, mock('getTeamInvitation', 'invitation_not_found')),
};

export const Failed: Story = { parameters: answersTo(null, mock('getTeamInvitation', 'internal_error')) };
