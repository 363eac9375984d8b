import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailVideoExamples } from './email-video.examples.ts';

const meta = {
  title: 'Email/Email video',
  ...storyMeta('EmailVideo'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailVideo', emailVideoExamples.minimal);
export const Typical: Story = blockStory('EmailVideo', emailVideoExamples.typical);
export const LongText: Story = blockStory('EmailVideo', emailVideoExamples.longText);
export const Empty: Story = blockStory('EmailVideo', emailVideoExamples.empty);
export const RightToLeft: Story = blockStory('EmailVideo', emailVideoExamples.rtl);
