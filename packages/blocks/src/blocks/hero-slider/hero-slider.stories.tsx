import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { heroSliderExamples } from './hero-slider.examples.ts';

const meta = {
  title: 'Blocks/Hero slider',
  ...storyMeta('HeroSlider'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('HeroSlider', heroSliderExamples.minimal);
export const Typical: Story = blockStory('HeroSlider', heroSliderExamples.typical);
export const LongText: Story = blockStory('HeroSlider', heroSliderExamples.longText);
export const Empty: Story = blockStory('HeroSlider', heroSliderExamples.empty);
export const RightToLeft: Story = blockStory('HeroSlider', heroSliderExamples.rtl);
