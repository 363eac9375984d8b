import type { JsonObject } from '@org/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, storyControls } from '../../story-block.tsx';
import { navMainSectionExamples } from './nav-main-section.examples.ts';

const meta = {
  title: 'Blocks/Menu section',
  argTypes: storyControls('NavMainSection'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('NavMainSection', navMainSectionExamples.minimal);
export const Typical: Story = blockStory('NavMainSection', navMainSectionExamples.typical);
export const LongText: Story = blockStory('NavMainSection', navMainSectionExamples.longText);
export const Empty: Story = blockStory('NavMainSection', navMainSectionExamples.empty);
export const RightToLeft: Story = blockStory('NavMainSection', navMainSectionExamples.rtl);
