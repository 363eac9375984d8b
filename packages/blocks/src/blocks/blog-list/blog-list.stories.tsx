import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { blogListExamples } from './blog-list.examples.ts';

const meta = {
  title: 'Blocks/Blog list',
  ...storyMeta('BlogList'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Compact: Story = blockStory('BlogList', blogListExamples.minimal);
export const Typical: Story = blockStory('BlogList', blogListExamples.typical);
export const LongText: Story = blockStory('BlogList', blogListExamples.longText);
export const Empty: Story = blockStory('BlogList', blogListExamples.empty);
export const RightToLeft: Story = blockStory('BlogList', blogListExamples.rtl);
