import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { navigationBarExamples } from './navigation-bar.examples.ts';

const meta = {
  title: 'Blocks/Navigation bar',
  ...storyMeta('NavigationBar'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('NavigationBar', navigationBarExamples.minimal);
export const Typical: Story = blockStory('NavigationBar', navigationBarExamples.typical);
export const LongText: Story = blockStory('NavigationBar', navigationBarExamples.longText);
export const Empty: Story = blockStory('NavigationBar', navigationBarExamples.empty);
export const RightToLeft: Story = blockStory('NavigationBar', navigationBarExamples.rtl);
