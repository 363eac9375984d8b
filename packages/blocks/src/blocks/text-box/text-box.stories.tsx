import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { textBoxExamples } from './text-box.examples.ts';

const meta = {
  title: 'Blocks/Text box',
  ...storyMeta('TextBox'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('TextBox', textBoxExamples.minimal);
export const Typical: Story = blockStory('TextBox', textBoxExamples.typical);
export const LongText: Story = blockStory('TextBox', textBoxExamples.longText);
export const Empty: Story = blockStory('TextBox', textBoxExamples.empty);
export const RightToLeft: Story = blockStory('TextBox', textBoxExamples.rtl);
