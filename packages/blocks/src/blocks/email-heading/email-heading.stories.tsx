import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailHeadingExamples } from './email-heading.examples.ts';

const meta = {
  title: 'Email/Email heading',
  ...storyMeta('EmailHeading'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailHeading', emailHeadingExamples.minimal);
export const Typical: Story = blockStory('EmailHeading', emailHeadingExamples.typical);
export const LongText: Story = blockStory('EmailHeading', emailHeadingExamples.longText);
export const Empty: Story = blockStory('EmailHeading', emailHeadingExamples.empty);
export const RightToLeft: Story = blockStory('EmailHeading', emailHeadingExamples.rtl);
