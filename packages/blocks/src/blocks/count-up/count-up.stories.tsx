import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { countUpExamples } from './count-up.examples.ts';

const meta = {
  title: 'Blocks/Counter',
  ...storyMeta('CountUp'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('CountUp', countUpExamples.minimal);
export const Typical: Story = blockStory('CountUp', countUpExamples.typical);
export const Counted: Story = {
  ...blockStory('CountUp', countUpExamples.minimal),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '38' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('38')).toBeVisible(), { timeout: 4000 });
  },
};
export const LongText: Story = blockStory('CountUp', countUpExamples.longText);
export const Empty: Story = blockStory('CountUp', countUpExamples.empty);
export const RightToLeft: Story = blockStory('CountUp', countUpExamples.rtl);
