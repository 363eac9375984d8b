import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { slideExamples } from './slide.examples.ts';

const meta = { title: 'Blocks/Slide', ...storyMeta('Slide') } satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Slide', slideExamples.minimal);
export const Typical: Story = blockStory('Slide', slideExamples.typical);
export const LongText: Story = blockStory('Slide', slideExamples.longText);
export const Empty: Story = blockStory('Slide', slideExamples.empty);
export const RightToLeft: Story = blockStory('Slide', slideExamples.rtl);
