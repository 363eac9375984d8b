import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailOrderSummaryExamples } from './email-order-summary.examples.ts';

const meta = {
  title: 'Email/Email order summary',
  ...storyMeta('EmailOrderSummary'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailOrderSummary', emailOrderSummaryExamples.minimal);
export const Typical: Story = blockStory('EmailOrderSummary', emailOrderSummaryExamples.typical);
export const LongText: Story = blockStory('EmailOrderSummary', emailOrderSummaryExamples.longText);
export const Empty: Story = blockStory('EmailOrderSummary', emailOrderSummaryExamples.empty);
export const RightToLeft: Story = blockStory('EmailOrderSummary', emailOrderSummaryExamples.rtl);
