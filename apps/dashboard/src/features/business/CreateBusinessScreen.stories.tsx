import { examples } from '@harbour/contract/examples';
import { mock } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersTo, inApp } from '../../testing/screen-story.tsx';
import { CreateBusinessScreen } from './CreateBusinessScreen.tsx';

const meta = {
  title: 'Dashboard/Auth/Create business',
  component: CreateBusinessScreen,
  decorators: [inApp],
  parameters: {
    layout: 'fullscreen',
    place: { path: routes.dashboard.createBusiness, as: 'without_business' },
  },
} satisfies Meta<typeof CreateBusinessScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: answersTo('without_business') };

export const Failed: Story = {
  parameters: answersTo('without_business', mock('registerBusiness', 'already_in_business')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Business name'), 'Adire & Sons{Enter}');
    await canvas.findByText(examples.registerBusiness[409].already_in_business.message);
  },
};
