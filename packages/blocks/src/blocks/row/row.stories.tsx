import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { rowExamples } from './row.examples.ts';

const meta = { title: 'Blocks/Row', ...storyMeta('Row') } satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Row', rowExamples.minimal);
export const Typical: Story = blockStory('Row', rowExamples.typical);
export const LongText: Story = blockStory('Row', rowExamples.longText);
export const Empty: Story = blockStory('Row', rowExamples.empty);
export const RightToLeft: Story = blockStory('Row', rowExamples.rtl);
