import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { copyrightExamples } from './copyright.examples.ts';

const meta = {
  title: 'Blocks/Copyright text',
  ...storyMeta('Copyright'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Copyright', copyrightExamples.minimal);
export const Typical: Story = blockStory('Copyright', copyrightExamples.typical);
export const LongText: Story = blockStory('Copyright', copyrightExamples.longText);
export const Empty: Story = blockStory('Copyright', copyrightExamples.empty);
export const RightToLeft: Story = blockStory('Copyright', copyrightExamples.rtl);
