import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailColumnsExamples } from './email-columns.examples.ts';

const meta = {
  title: 'Email/Email columns',
  ...storyMeta('EmailColumns'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailColumns', emailColumnsExamples.minimal);
export const Typical: Story = blockStory('EmailColumns', emailColumnsExamples.typical);
export const LongText: Story = blockStory('EmailColumns', emailColumnsExamples.longText);
export const Empty: Story = blockStory('EmailColumns', emailColumnsExamples.empty);
export const RightToLeft: Story = blockStory('EmailColumns', emailColumnsExamples.rtl);
