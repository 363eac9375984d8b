import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { sectionDividerExamples } from './section-divider.examples.ts';

const meta = {
  title: 'Blocks/Section divider',
  ...storyMeta('SectionDivider'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('SectionDivider', sectionDividerExamples.minimal);
export const Typical: Story = blockStory('SectionDivider', sectionDividerExamples.typical);
export const LongText: Story = blockStory('SectionDivider', sectionDividerExamples.longText);
export const Empty: Story = blockStory('SectionDivider', sectionDividerExamples.empty);
export const RightToLeft: Story = blockStory('SectionDivider', sectionDividerExamples.rtl);
