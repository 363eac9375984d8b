import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailHtmlExamples } from './email-html.examples.ts';

const meta = {
  title: 'Email/Email HTML',
  ...storyMeta('EmailHtml'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailHtml', emailHtmlExamples.minimal);
export const Typical: Story = blockStory('EmailHtml', emailHtmlExamples.typical);
export const LongText: Story = blockStory('EmailHtml', emailHtmlExamples.longText);
export const Empty: Story = blockStory('EmailHtml', emailHtmlExamples.empty);
export const RightToLeft: Story = blockStory('EmailHtml', emailHtmlExamples.rtl);
