import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailMenuExamples } from './email-menu.examples.ts';

const meta = {
  title: 'Email/Email menu',
  ...storyMeta('EmailMenu'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailMenu', emailMenuExamples.minimal);
export const Typical: Story = blockStory('EmailMenu', emailMenuExamples.typical);
export const LongText: Story = blockStory('EmailMenu', emailMenuExamples.longText);
export const Empty: Story = blockStory('EmailMenu', emailMenuExamples.empty);
export const RightToLeft: Story = blockStory('EmailMenu', emailMenuExamples.rtl);
