import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { componentSectionExamples } from './component-section.examples.ts';

const meta = {
  title: 'Blocks/Component section',
  ...storyMeta('ComponentSection'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('ComponentSection', componentSectionExamples.minimal);
export const Typical: Story = blockStory('ComponentSection', componentSectionExamples.typical);
export const LongText: Story = blockStory('ComponentSection', componentSectionExamples.longText);
export const Empty: Story = blockStory('ComponentSection', componentSectionExamples.empty);
export const RightToLeft: Story = blockStory('ComponentSection', componentSectionExamples.rtl);
