import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { categoryListExamples } from './category-list.examples.ts';

const meta = {
  title: 'Blocks/Category list',
  ...storyMeta('CategoryList'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('CategoryList', categoryListExamples.minimal);
export const Typical: Story = blockStory('CategoryList', categoryListExamples.typical);
export const LongText: Story = blockStory('CategoryList', categoryListExamples.longText);
export const Empty: Story = blockStory('CategoryList', categoryListExamples.empty);
export const RightToLeft: Story = blockStory('CategoryList', categoryListExamples.rtl);
