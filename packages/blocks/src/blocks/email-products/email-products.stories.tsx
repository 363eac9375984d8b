import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailProductsExamples } from './email-products.examples.ts';

const meta = {
  title: 'Email/Email products',
  ...storyMeta('EmailProducts'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailProducts', emailProductsExamples.minimal);
export const Typical: Story = blockStory('EmailProducts', emailProductsExamples.typical);
export const LongText: Story = blockStory('EmailProducts', emailProductsExamples.longText);
export const Empty: Story = blockStory('EmailProducts', emailProductsExamples.empty);
export const RightToLeft: Story = blockStory('EmailProducts', emailProductsExamples.rtl);
