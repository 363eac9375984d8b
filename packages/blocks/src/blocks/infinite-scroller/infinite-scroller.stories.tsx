import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { infiniteScrollerExamples } from './infinite-scroller.examples.ts';

const meta = {
  title: 'Blocks/Infinite image scroller',
  ...storyMeta('InfiniteScroller'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('InfiniteScroller', infiniteScrollerExamples.minimal);
export const Typical: Story = blockStory('InfiniteScroller', infiniteScrollerExamples.typical);
export const Stopped: Story = {
  ...blockStory('InfiniteScroller', infiniteScrollerExamples.typical),
  play: async ({ canvas, userEvent }) => {
    const stop = canvas.getByRole('checkbox', { name: 'Stop the pictures' });
    await userEvent.tab();
    await expect(stop).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(stop).toBeChecked();
  },
};
export const LongText: Story = blockStory('InfiniteScroller', infiniteScrollerExamples.longText);
export const Empty: Story = blockStory('InfiniteScroller', infiniteScrollerExamples.empty);
export const RightToLeft: Story = blockStory('InfiniteScroller', infiniteScrollerExamples.rtl);
