import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './Prose.guide.ts';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Composition/Prose',
  component: Prose,
  parameters: { guide },
  args: {
    children: (
      <>
        <p>This page says which data a payment leaves with us, why, and for how long.</p>
        <h2>What we keep</h2>
        <p>
          The amount, the reference and the last four digits of the card. See the <a href="#terms">terms</a>.
        </p>
        <ul>
          <li>Card numbers are gone once the bank has answered.</li>
          <li>Security codes are never written down.</li>
        </ul>
        <h3>For how long</h3>
        <table>
          <thead>
            <tr>
              <th>Data</th>
              <th>Kept for</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Payments</td>
              <td>Ten years, by law</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
export const Legal: StoryObj<typeof meta> = {};
