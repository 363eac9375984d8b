import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { productListExamples } from './product-list.examples.ts';

const meta = {
  title: 'Blocks/Product list',
  ...storyMeta('ProductList'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('ProductList', productListExamples.minimal);
export const Typical: Story = blockStory('ProductList', productListExamples.typical);
export const LongText: Story = blockStory('ProductList', productListExamples.longText);
export const Empty: Story = blockStory('ProductList', productListExamples.empty);
export const RightToLeft: Story = blockStory('ProductList', productListExamples.rtl);
