import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { pageFieldExamples } from './page-field.examples.ts';

const meta = {
  title: 'Blocks/Page field',
  ...storyMeta('PageField'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('PageField', pageFieldExamples.minimal);
export const Typical: Story = blockStory('PageField', pageFieldExamples.typical);
export const LongText: Story = blockStory('PageField', pageFieldExamples.longText);
export const Empty: Story = blockStory('PageField', pageFieldExamples.empty);
export const RightToLeft: Story = blockStory('PageField', pageFieldExamples.rtl);
