import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { textExamples } from './text.examples.ts';

const meta = { title: 'Blocks/Text', ...storyMeta('Text') } satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Text', textExamples.minimal);
export const Typical: Story = blockStory('Text', textExamples.typical);
export const LongText: Story = blockStory('Text', textExamples.longText);
export const Empty: Story = blockStory('Text', textExamples.empty);
export const RightToLeft: Story = blockStory('Text', textExamples.rtl);
