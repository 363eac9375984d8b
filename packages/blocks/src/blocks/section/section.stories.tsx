import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { sectionExamples } from './section.examples.ts';

const meta = {
  title: 'Blocks/Section',
  ...storyMeta('Section'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Section', sectionExamples.minimal);
export const Typical: Story = blockStory('Section', sectionExamples.typical);
export const LongText: Story = blockStory('Section', sectionExamples.longText);
export const Empty: Story = blockStory('Section', sectionExamples.empty);
export const RightToLeft: Story = blockStory('Section', sectionExamples.rtl);
