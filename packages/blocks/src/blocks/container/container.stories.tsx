import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { containerExamples } from './container.examples.ts';

const meta = {
  title: 'Blocks/Container',
  ...storyMeta('Container'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Container', containerExamples.minimal);
export const Typical: Story = blockStory('Container', containerExamples.typical);
export const LongText: Story = blockStory('Container', containerExamples.longText);
export const Empty: Story = blockStory('Container', containerExamples.empty);
export const RightToLeft: Story = blockStory('Container', containerExamples.rtl);
