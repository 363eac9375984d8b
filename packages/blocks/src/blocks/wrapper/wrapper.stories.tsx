import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { wrapperExamples } from './wrapper.examples.ts';

const meta = {
  title: 'Blocks/Page',
  ...storyMeta('Wrapper'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Wrapper', wrapperExamples.minimal);
export const Typical: Story = blockStory('Wrapper', wrapperExamples.typical);
export const LongText: Story = blockStory('Wrapper', wrapperExamples.longText);
export const Empty: Story = blockStory('Wrapper', wrapperExamples.empty);
export const RightToLeft: Story = blockStory('Wrapper', wrapperExamples.rtl);
