import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { customHtmlExamples } from './custom-html.examples.ts';

const meta = {
  title: 'Blocks/Custom HTML',
  ...storyMeta('CustomHtml'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('CustomHtml', customHtmlExamples.minimal);
export const Typical: Story = blockStory('CustomHtml', customHtmlExamples.typical);
export const LongText: Story = blockStory('CustomHtml', customHtmlExamples.longText);
export const Empty: Story = blockStory('CustomHtml', customHtmlExamples.empty);
export const RightToLeft: Story = blockStory('CustomHtml', customHtmlExamples.rtl);
