import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailContainerExamples } from './email-container.examples.ts';

const meta = {
  title: 'Email/Email container',
  ...storyMeta('EmailContainer'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailContainer', emailContainerExamples.minimal);
export const Typical: Story = blockStory('EmailContainer', emailContainerExamples.typical);
export const LongText: Story = blockStory('EmailContainer', emailContainerExamples.longText);
export const Empty: Story = blockStory('EmailContainer', emailContainerExamples.empty);
export const RightToLeft: Story = blockStory('EmailContainer', emailContainerExamples.rtl);
