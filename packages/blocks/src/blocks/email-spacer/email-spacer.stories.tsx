import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailSpacerExamples } from './email-spacer.examples.ts';

const meta = {
  title: 'Email/Email spacer',
  ...storyMeta('EmailSpacer'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailSpacer', emailSpacerExamples.minimal);
export const Typical: Story = blockStory('EmailSpacer', emailSpacerExamples.typical);
export const LongText: Story = blockStory('EmailSpacer', emailSpacerExamples.longText);
export const Empty: Story = blockStory('EmailSpacer', emailSpacerExamples.empty);
export const RightToLeft: Story = blockStory('EmailSpacer', emailSpacerExamples.rtl);
