import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { iconsExamples } from './icons.examples.ts';

const meta = { title: 'Blocks/Icons', ...storyMeta('Icons') } satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Icons', iconsExamples.minimal);
export const Typical: Story = blockStory('Icons', iconsExamples.typical);
export const LongText: Story = blockStory('Icons', iconsExamples.longText);
export const Empty: Story = blockStory('Icons', iconsExamples.empty);
export const RightToLeft: Story = blockStory('Icons', iconsExamples.rtl);
