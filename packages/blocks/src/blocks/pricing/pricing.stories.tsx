import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { pricingExamples } from './pricing.examples.ts';

const meta = {
  title: 'Blocks/Pricing table',
  ...storyMeta('Pricing'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Pricing', pricingExamples.minimal);
export const Typical: Story = blockStory('Pricing', pricingExamples.typical);
export const LongText: Story = blockStory('Pricing', pricingExamples.longText);
export const Empty: Story = blockStory('Pricing', pricingExamples.empty);
export const RightToLeft: Story = blockStory('Pricing', pricingExamples.rtl);
