import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { sliderExamples } from './slider.examples.ts';

const meta = {
  title: 'Blocks/Slider',
  ...storyMeta('Slider'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Slider', sliderExamples.minimal);
export const Typical: Story = blockStory('Slider', sliderExamples.typical);
export const LongText: Story = blockStory('Slider', sliderExamples.longText);
export const Empty: Story = blockStory('Slider', sliderExamples.empty);
export const RightToLeft: Story = blockStory('Slider', sliderExamples.rtl);
