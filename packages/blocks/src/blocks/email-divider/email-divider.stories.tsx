import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailDividerExamples } from './email-divider.examples.ts';

const meta = {
  title: 'Email/Email divider',
  ...storyMeta('EmailDivider'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailDivider', emailDividerExamples.minimal);
export const Typical: Story = blockStory('EmailDivider', emailDividerExamples.typical);
export const LongText: Story = blockStory('EmailDivider', emailDividerExamples.longText);
export const Empty: Story = blockStory('EmailDivider', emailDividerExamples.empty);
export const RightToLeft: Story = blockStory('EmailDivider', emailDividerExamples.rtl);
