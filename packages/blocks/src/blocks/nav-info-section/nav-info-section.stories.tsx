import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { navInfoSectionExamples } from './nav-info-section.examples.ts';

const meta = {
  title: 'Blocks/Info section',
  ...storyMeta('NavInfoSection'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('NavInfoSection', navInfoSectionExamples.minimal);
export const Typical: Story = blockStory('NavInfoSection', navInfoSectionExamples.typical);
export const LongText: Story = blockStory('NavInfoSection', navInfoSectionExamples.longText);
export const Empty: Story = blockStory('NavInfoSection', navInfoSectionExamples.empty);
export const RightToLeft: Story = blockStory('NavInfoSection', navInfoSectionExamples.rtl);
