import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { collectionListExamples } from './collection-list.examples.ts';

const meta = {
  title: 'Blocks/Collection list',
  ...storyMeta('CollectionList'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('CollectionList', collectionListExamples.minimal);
export const Typical: Story = blockStory('CollectionList', collectionListExamples.typical);
export const LongText: Story = blockStory('CollectionList', collectionListExamples.longText);
export const Empty: Story = blockStory('CollectionList', collectionListExamples.empty);
export const RightToLeft: Story = blockStory('CollectionList', collectionListExamples.rtl);
