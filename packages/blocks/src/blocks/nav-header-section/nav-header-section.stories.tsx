import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { navHeaderSectionExamples } from './nav-header-section.examples.ts';

const meta = {
  title: 'Blocks/Header section',
  ...storyMeta('NavHeaderSection'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('NavHeaderSection', navHeaderSectionExamples.minimal);
export const Typical: Story = blockStory('NavHeaderSection', navHeaderSectionExamples.typical);
export const LongText: Story = blockStory('NavHeaderSection', navHeaderSectionExamples.longText);
export const Empty: Story = blockStory('NavHeaderSection', navHeaderSectionExamples.empty);
export const RightToLeft: Story = blockStory('NavHeaderSection', navHeaderSectionExamples.rtl);
