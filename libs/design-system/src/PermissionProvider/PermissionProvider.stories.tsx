import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { guide } from './PermissionProvider.guide.ts';
import { PermissionProvider, usePermissionCheck } from './PermissionProvider.tsx';

const asked = ['payments.list', 'payments.update', 'settlement.list', 'api_keys.view'] as const;

function Rights() {
  const may = usePermissionCheck();
  return (
    <DescriptionList
      items={asked.map((key) => ({ term: key, detail: may(key) ? 'allowed' : 'not allowed' }))}
    />
  );
}

const meta = {
  title: 'Actions/PermissionProvider',
  component: PermissionProvider,
  parameters: { guide },
  args: { permissions: [{ resource: 'payments', privilege: '*' }], children: <Rights /> },
} satisfies Meta<typeof PermissionProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneResource: Story = {};
export const OnePrivilege: Story = { args: { permissions: [{ resource: '*', privilege: 'list' }] } };
export const Everything: Story = { args: { permissions: [{ resource: '*', privilege: '*' }] } };
/** Nobody without grants may do anything. */
export const Nothing: Story = {
  args: { permissions: undefined },
  play: async ({ canvasElement }) => {
    const details = [...canvasElement.querySelectorAll('dd')].map((each) => each.textContent);
    await expect(details).toEqual(asked.map(() => 'not allowed'));
  },
};
