import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailSocialExamples } from './email-social.examples.ts';

const meta = {
  title: 'Email/Email social links',
  ...storyMeta('EmailSocial'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailSocial', emailSocialExamples.minimal);
export const Typical: Story = blockStory('EmailSocial', emailSocialExamples.typical);
export const LongText: Story = blockStory('EmailSocial', emailSocialExamples.longText);
export const Empty: Story = blockStory('EmailSocial', emailSocialExamples.empty);
export const RightToLeft: Story = blockStory('EmailSocial', emailSocialExamples.rtl);
