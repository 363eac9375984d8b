import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailButtonExamples } from './email-button.examples.ts';

const meta = {
  title: 'Email/Email button',
  ...storyMeta('EmailButton'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailButton', emailButtonExamples.minimal);
export const Typical: Story = blockStory('EmailButton', emailButtonExamples.typical);
export const LongText: Story = blockStory('EmailButton', emailButtonExamples.longText);
export const Empty: Story = blockStory('EmailButton', emailButtonExamples.empty);
export const RightToLeft: Story = blockStory('EmailButton', emailButtonExamples.rtl);
