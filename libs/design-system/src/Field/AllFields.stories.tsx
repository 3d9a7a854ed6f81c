import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { CardNumberField } from '../CardNumberField/CardNumberField.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { CvcField } from '../CvcField/CvcField.tsx';
import { ExpiryField } from '../ExpiryField/ExpiryField.tsx';
import { FileUpload } from '../FileUpload/FileUpload.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { OtpField } from '../OtpField/OtpField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

interface State {
  error?: string;
  disabled?: boolean;
  hint?: string;
}

const days = ['Monday', 'Tuesday', 'Wednesday'].map((day) => ({ value: day, label: day }));

/** Every field in one state, side by side: what differs here and should not is a fault. */
function AllFields(state: State) {
  const filled = state.disabled === true;
  return (
    <Grid columns={3} gap={6}>
      <TextField {...state} label="Text" name="text" defaultValue={filled ? 'Lagos Prints' : undefined} />
      <TextField {...state} label="With affixes" name="link" prefix="pay.example/" suffix=".ng" />
      <Select {...state} label="Select" name="select" options={days} />
      <Combobox {...state} label="Combobox" name="combobox" options={days} placeholder="Find a day" />
      <SearchField {...state} label="Search" name="search" defaultValue="ada" />
      <PasswordField {...state} label="Password" name="password" autoComplete="current-password" />
      <MoneyField {...state} label="Money" name="money" currency="NGN" />
      <NumberField {...state} label="Number" name="number" defaultValue={14} suffix="days" />
      <CardNumberField {...state} label="Card number" name="card" />
      <ExpiryField {...state} label="Expiry date" name="expiry" />
      <CvcField {...state} label="Security code" name="cvc" />
      <OtpField {...state} label="Code" name="code" />
      <TextArea {...state} label="Text area" name="area" />
      <FileUpload
        {...state}
        label="File"
        name="file"
        accept={['.pdf']}
        maxBytes={1024 * 1024}
        upload={() => new Promise(() => undefined)}
      />
      <RadioGroup {...state} legend="Radio group" name="radio" options={days} defaultValue="Monday" />
      <CheckboxGroup
        {...state}
        legend="Checkbox group"
        name="boxes"
        options={days}
        defaultValues={['Monday']}
        all="Every day"
      />
      <div>
        <Checkbox {...state} label="Checkbox" name="box" defaultChecked />
        <Switch {...state} label="Switch" defaultChecked />
      </div>
    </Grid>
  );
}

const meta = { title: 'Fields/All fields', component: AllFields } satisfies Meta<typeof AllFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
export const WithHint: Story = {
  args: { hint: 'Help that stays below the field.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('With affixes')).toHaveAccessibleDescription(
      `pay.example/ .ng ${args.hint}`,
    );
    await expect(canvas.getByLabelText('Money')).toHaveAccessibleDescription(`NGN ${args.hint}`);
  },
};
export const WithError: Story = { args: { error: 'Say what is wrong and what to do.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Compact: Story = {
  decorators: [
    (Story) => (
      <div data-density="compact">
        <Story />
      </div>
    ),
  ],
};
