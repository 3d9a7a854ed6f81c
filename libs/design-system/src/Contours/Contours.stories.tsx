import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hero } from '../Hero/Hero.tsx';
import { Contours } from './Contours.tsx';
import { guide } from './Contours.guide.ts';

const meta = {
  title: 'Foundations/Contours',
  component: Contours,
  parameters: { layout: 'fullscreen', guide },
} satisfies Meta<typeof Contours>;

export default meta;

/** On the dark panel that they are made for. */
export const OnAPanel: StoryObj<typeof meta> = {
  render: () => <Hero title="Where a person arrives" lead="And never where they work." />,
};
