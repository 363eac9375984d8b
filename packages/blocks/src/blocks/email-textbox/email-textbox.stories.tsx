import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailTextboxExamples } from './email-textbox.examples.ts';

const meta = {
  title: 'Email/Email text box',
  ...storyMeta('EmailTextbox'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailTextbox', emailTextboxExamples.minimal);
export const Typical: Story = blockStory('EmailTextbox', emailTextboxExamples.typical);
export const LongText: Story = blockStory('EmailTextbox', emailTextboxExamples.longText);
export const Empty: Story = blockStory('EmailTextbox', emailTextboxExamples.empty);
export const RightToLeft: Story = blockStory('EmailTextbox', emailTextboxExamples.rtl);
