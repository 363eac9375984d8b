import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { productSearchExamples } from './product-search.examples.ts';

const meta = {
  title: 'Blocks/Product search',
  ...storyMeta('ProductSearch'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('ProductSearch', productSearchExamples.minimal);
export const Typical: Story = blockStory('ProductSearch', productSearchExamples.typical);
export const LongText: Story = blockStory('ProductSearch', productSearchExamples.longText);
export const Empty: Story = blockStory('ProductSearch', productSearchExamples.empty);
export const RightToLeft: Story = blockStory('ProductSearch', productSearchExamples.rtl);
