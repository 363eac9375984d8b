import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { contentSliderExamples } from './content-slider.examples.ts';

const meta = {
  title: 'Blocks/Content slider',
  ...storyMeta('ContentSlider'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('ContentSlider', contentSliderExamples.minimal);
export const Typical: Story = blockStory('ContentSlider', contentSliderExamples.typical);
export const LongText: Story = blockStory('ContentSlider', contentSliderExamples.longText);
export const Empty: Story = blockStory('ContentSlider', contentSliderExamples.empty);
export const RightToLeft: Story = blockStory('ContentSlider', contentSliderExamples.rtl);
