import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { timelineExamples } from './timeline.examples.ts';

const meta = {
  title: 'Blocks/Timeline',
  ...storyMeta('Timeline'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Timeline', timelineExamples.minimal);
export const Typical: Story = blockStory('Timeline', timelineExamples.typical);
export const LongText: Story = blockStory('Timeline', timelineExamples.longText);
export const Empty: Story = blockStory('Timeline', timelineExamples.empty);
export const RightToLeft: Story = blockStory('Timeline', timelineExamples.rtl);
