import type { JsonObject } from '@org/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, storyControls } from '../../story-block.tsx';
import { animatedCardExamples } from './animated-card.examples.ts';

const meta = {
  title: 'Blocks/Card',
  argTypes: storyControls('AnimatedCard'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('AnimatedCard', animatedCardExamples.minimal);
export const Typical: Story = blockStory('AnimatedCard', animatedCardExamples.typical);
export const LongText: Story = blockStory('AnimatedCard', animatedCardExamples.longText);
export const Empty: Story = blockStory('AnimatedCard', animatedCardExamples.empty);
export const RightToLeft: Story = blockStory('AnimatedCard', animatedCardExamples.rtl);
