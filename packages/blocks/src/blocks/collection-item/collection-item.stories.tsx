import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { collectionItemExamples } from './collection-item.examples.ts';

const meta = {
  title: 'Blocks/Collection item',
  ...storyMeta('CollectionItem'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('CollectionItem', collectionItemExamples.minimal);
export const Typical: Story = blockStory('CollectionItem', collectionItemExamples.typical);
export const LongText: Story = blockStory('CollectionItem', collectionItemExamples.longText);
export const Empty: Story = blockStory('CollectionItem', collectionItemExamples.empty);
export const RightToLeft: Story = blockStory('CollectionItem', collectionItemExamples.rtl);
