import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailSectionExamples } from './email-section.examples.ts';

const meta = {
  title: 'Email/Email section',
  ...storyMeta('EmailSection'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailSection', emailSectionExamples.minimal);
export const Typical: Story = blockStory('EmailSection', emailSectionExamples.typical);
export const LongText: Story = blockStory('EmailSection', emailSectionExamples.longText);
export const Empty: Story = blockStory('EmailSection', emailSectionExamples.empty);
export const RightToLeft: Story = blockStory('EmailSection', emailSectionExamples.rtl);
