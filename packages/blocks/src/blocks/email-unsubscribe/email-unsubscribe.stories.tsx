import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailUnsubscribeExamples } from './email-unsubscribe.examples.ts';

const meta = {
  title: 'Email/Unsubscribe',
  ...storyMeta('EmailUnsubscribe'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailUnsubscribe', emailUnsubscribeExamples.minimal);
export const Typical: Story = blockStory('EmailUnsubscribe', emailUnsubscribeExamples.typical);
export const LongText: Story = blockStory('EmailUnsubscribe', emailUnsubscribeExamples.longText);
export const Empty: Story = blockStory('EmailUnsubscribe', emailUnsubscribeExamples.empty);
export const RightToLeft: Story = blockStory('EmailUnsubscribe', emailUnsubscribeExamples.rtl);
