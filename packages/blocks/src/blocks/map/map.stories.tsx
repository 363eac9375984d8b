import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { mapExamples } from './map.examples.ts';

const meta = {
  title: 'Blocks/Map',
  ...storyMeta('Map'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Map', mapExamples.minimal);
export const Typical: Story = blockStory('Map', mapExamples.typical);
export const LongText: Story = blockStory('Map', mapExamples.longText);
export const Empty: Story = blockStory('Map', mapExamples.empty);
export const RightToLeft: Story = blockStory('Map', mapExamples.rtl);
