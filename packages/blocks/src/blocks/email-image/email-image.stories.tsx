import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailImageExamples } from './email-image.examples.ts';

const meta = {
  title: 'Email/Email image',
  ...storyMeta('EmailImage'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailImage', emailImageExamples.minimal);
export const Typical: Story = blockStory('EmailImage', emailImageExamples.typical);
export const LongText: Story = blockStory('EmailImage', emailImageExamples.longText);
export const Empty: Story = blockStory('EmailImage', emailImageExamples.empty);
export const RightToLeft: Story = blockStory('EmailImage', emailImageExamples.rtl);
