import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { sectionHeaderExamples } from './section-header.examples.ts';

const meta = {
  title: 'Blocks/Section header',
  ...storyMeta('SectionHeader'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('SectionHeader', sectionHeaderExamples.minimal);
export const Typical: Story = blockStory('SectionHeader', sectionHeaderExamples.typical);
export const LongText: Story = blockStory('SectionHeader', sectionHeaderExamples.longText);
export const Empty: Story = blockStory('SectionHeader', sectionHeaderExamples.empty);
export const RightToLeft: Story = blockStory('SectionHeader', sectionHeaderExamples.rtl);
