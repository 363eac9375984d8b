import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { animatedCardExamples } from './animated-card.examples.ts';

const meta = {
  title: 'Blocks/Card',
  ...storyMeta('AnimatedCard'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('AnimatedCard', animatedCardExamples.minimal);
export const Typical: Story = blockStory('AnimatedCard', animatedCardExamples.typical);
export const Turned: Story = {
  ...blockStory('AnimatedCard', animatedCardExamples.typical),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const turn = canvas.getByRole('checkbox', { name: 'Turn the card over' });
    await expect(turn).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(turn).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See dates' })).toHaveFocus();
  },
};
export const LongText: Story = blockStory('AnimatedCard', animatedCardExamples.longText);
export const Empty: Story = blockStory('AnimatedCard', animatedCardExamples.empty);
export const RightToLeft: Story = blockStory('AnimatedCard', animatedCardExamples.rtl);
