import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { cardHeaderExamples } from './card-header.examples.ts';

const meta = {
  title: 'Blocks/Card header',
  ...storyMeta('CardHeader'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('CardHeader', cardHeaderExamples.minimal);
export const Typical: Story = blockStory('CardHeader', cardHeaderExamples.typical);
export const LongText: Story = blockStory('CardHeader', cardHeaderExamples.longText);
export const Empty: Story = blockStory('CardHeader', cardHeaderExamples.empty);
export const RightToLeft: Story = blockStory('CardHeader', cardHeaderExamples.rtl);
