import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { productsViewedExamples } from './products-viewed.examples.ts';

const meta = {
  title: 'Blocks/Recently viewed',
  ...storyMeta('ProductsViewed'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('ProductsViewed', productsViewedExamples.minimal);
export const Typical: Story = blockStory('ProductsViewed', productsViewedExamples.typical);
export const LongText: Story = blockStory('ProductsViewed', productsViewedExamples.longText);
export const Empty: Story = blockStory('ProductsViewed', productsViewedExamples.empty);
export const RightToLeft: Story = blockStory('ProductsViewed', productsViewedExamples.rtl);
