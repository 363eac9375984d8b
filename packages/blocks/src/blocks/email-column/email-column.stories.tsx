import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailColumnExamples } from './email-column.examples.ts';

const meta = {
  title: 'Email/Email column',
  ...storyMeta('EmailColumn'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailColumn', emailColumnExamples.minimal);
export const Typical: Story = blockStory('EmailColumn', emailColumnExamples.typical);
export const LongText: Story = blockStory('EmailColumn', emailColumnExamples.longText);
export const Empty: Story = blockStory('EmailColumn', emailColumnExamples.empty);
export const RightToLeft: Story = blockStory('EmailColumn', emailColumnExamples.rtl);
