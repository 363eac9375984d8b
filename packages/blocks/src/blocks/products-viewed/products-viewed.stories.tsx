import type { JsonObject } from '@org/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, storyControls } from '../../story-block.tsx';
import { productsViewedExamples } from './products-viewed.examples.ts';

const meta = {
  title: 'Blocks/Recently viewed',
  argTypes: storyControls('ProductsViewed'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('ProductsViewed', productsViewedExamples.minimal);
export const Typical: Story = blockStory('ProductsViewed', productsViewedExamples.typical);
export const LongText: Story = blockStory('ProductsViewed', productsViewedExamples.longText);
export const Empty: Story = blockStory('ProductsViewed', productsViewedExamples.empty);
export const RightToLeft: Story = blockStory('ProductsViewed', productsViewedExamples.rtl);
