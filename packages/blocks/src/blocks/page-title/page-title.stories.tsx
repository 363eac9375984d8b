import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { pageTitleExamples } from './page-title.examples.ts';

const meta = {
  title: 'Blocks/Page title',
  ...storyMeta('PageTitle'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('PageTitle', pageTitleExamples.minimal);
export const Typical: Story = blockStory('PageTitle', pageTitleExamples.typical);
export const LongText: Story = blockStory('PageTitle', pageTitleExamples.longText);
export const Empty: Story = blockStory('PageTitle', pageTitleExamples.empty);
export const RightToLeft: Story = blockStory('PageTitle', pageTitleExamples.rtl);
