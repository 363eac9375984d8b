import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { singleProductExamples } from './single-product.examples.ts';

const meta = {
  title: 'Blocks/Product',
  ...storyMeta('SingleProduct'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('SingleProduct', singleProductExamples.minimal);
export const Typical: Story = blockStory('SingleProduct', singleProductExamples.typical);
export const LongText: Story = blockStory('SingleProduct', singleProductExamples.longText);
export const Empty: Story = blockStory('SingleProduct', singleProductExamples.empty);
export const RightToLeft: Story = blockStory('SingleProduct', singleProductExamples.rtl);
