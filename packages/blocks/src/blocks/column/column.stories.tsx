import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { columnExamples } from './column.examples.ts';

const meta = {
  title: 'Blocks/Column',
  ...storyMeta('Column'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Column', columnExamples.minimal);
export const Typical: Story = blockStory('Column', columnExamples.typical);
export const LongText: Story = blockStory('Column', columnExamples.longText);
export const Empty: Story = blockStory('Column', columnExamples.empty);
export const RightToLeft: Story = blockStory('Column', columnExamples.rtl);
