import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { imageExamples } from './image.examples.ts';

const meta = { title: 'Blocks/Image', ...storyMeta('Image') } satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Image', imageExamples.minimal);
export const Typical: Story = blockStory('Image', imageExamples.typical);
export const LongText: Story = blockStory('Image', imageExamples.longText);
export const Empty: Story = blockStory('Image', imageExamples.empty);
export const RightToLeft: Story = blockStory('Image', imageExamples.rtl);
