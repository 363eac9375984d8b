import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { buttonExamples } from './button.examples.ts';

const meta = {
  title: 'Blocks/Button',
  ...storyMeta('Button'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Button', buttonExamples.minimal);
export const Typical: Story = blockStory('Button', buttonExamples.typical);
export const LongText: Story = blockStory('Button', buttonExamples.longText);
export const Empty: Story = blockStory('Button', buttonExamples.empty);
export const RightToLeft: Story = blockStory('Button', buttonExamples.rtl);
