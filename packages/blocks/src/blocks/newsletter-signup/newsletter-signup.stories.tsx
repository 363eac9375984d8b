import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { newsletterSignupExamples } from './newsletter-signup.examples.ts';

const meta = {
  title: 'Blocks/Newsletter sign-up',
  ...storyMeta('NewsletterSignup'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('NewsletterSignup', newsletterSignupExamples.minimal);
export const Typical: Story = blockStory('NewsletterSignup', newsletterSignupExamples.typical);
export const LongText: Story = blockStory('NewsletterSignup', newsletterSignupExamples.longText);
export const Empty: Story = blockStory('NewsletterSignup', newsletterSignupExamples.empty);
export const RightToLeft: Story = blockStory('NewsletterSignup', newsletterSignupExamples.rtl);
