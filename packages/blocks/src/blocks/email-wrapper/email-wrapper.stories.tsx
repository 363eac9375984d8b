import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailWrapperExamples } from './email-wrapper.examples.ts';

const meta = {
  title: 'Email/Email',
  ...storyMeta('EmailWrapper'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailWrapper', emailWrapperExamples.minimal);
export const Typical: Story = blockStory('EmailWrapper', emailWrapperExamples.typical);
export const LongText: Story = blockStory('EmailWrapper', emailWrapperExamples.longText);
export const Empty: Story = blockStory('EmailWrapper', emailWrapperExamples.empty);
export const RightToLeft: Story = blockStory('EmailWrapper', emailWrapperExamples.rtl);
