import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { productDetailsExamples } from './product-details.examples.ts';

const meta = {
  title: 'Blocks/Product details',
  ...storyMeta('ProductDetails'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('ProductDetails', productDetailsExamples.minimal);
export const Typical: Story = blockStory('ProductDetails', productDetailsExamples.typical);
export const LongText: Story = blockStory('ProductDetails', productDetailsExamples.longText);
export const Empty: Story = blockStory('ProductDetails', productDetailsExamples.empty);
export const RightToLeft: Story = blockStory('ProductDetails', productDetailsExamples.rtl);
