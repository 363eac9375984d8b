import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { gridExamples } from './grid.examples.ts';

const meta = { title: 'Blocks/Grid', ...storyMeta('Grid') } satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Grid', gridExamples.minimal);
export const Typical: Story = blockStory('Grid', gridExamples.typical);
export const LongText: Story = blockStory('Grid', gridExamples.longText);
export const Empty: Story = blockStory('Grid', gridExamples.empty);
export const RightToLeft: Story = blockStory('Grid', gridExamples.rtl);
