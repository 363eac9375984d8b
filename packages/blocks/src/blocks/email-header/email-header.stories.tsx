import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailHeaderExamples } from './email-header.examples.ts';

const meta = {
  title: 'Email/Email header',
  ...storyMeta('EmailHeader'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailHeader', emailHeaderExamples.minimal);
export const Typical: Story = blockStory('EmailHeader', emailHeaderExamples.typical);
export const LongText: Story = blockStory('EmailHeader', emailHeaderExamples.longText);
export const Empty: Story = blockStory('EmailHeader', emailHeaderExamples.empty);
export const RightToLeft: Story = blockStory('EmailHeader', emailHeaderExamples.rtl);
