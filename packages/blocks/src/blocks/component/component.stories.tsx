import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { componentExamples } from './component.examples.ts';

const meta = {
  title: 'Blocks/Component',
  ...storyMeta('Component'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Component', componentExamples.minimal);
export const Typical: Story = blockStory('Component', componentExamples.typical);
export const LongText: Story = blockStory('Component', componentExamples.longText);
export const Empty: Story = blockStory('Component', componentExamples.empty);
export const RightToLeft: Story = blockStory('Component', componentExamples.rtl);
