import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailFooterExamples } from './email-footer.examples.ts';

const meta = {
  title: 'Email/Email footer',
  ...storyMeta('EmailFooter'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailFooter', emailFooterExamples.minimal);
export const Typical: Story = blockStory('EmailFooter', emailFooterExamples.typical);
export const LongText: Story = blockStory('EmailFooter', emailFooterExamples.longText);
export const Empty: Story = blockStory('EmailFooter', emailFooterExamples.empty);
export const RightToLeft: Story = blockStory('EmailFooter', emailFooterExamples.rtl);
