import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { accordionExamples } from './accordion.examples.ts';

const meta = {
  title: 'Blocks/Accordion',
  ...storyMeta('Accordion'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Accordion', accordionExamples.minimal);
export const Typical: Story = blockStory('Accordion', accordionExamples.typical);
export const Opened: Story = {
  ...blockStory('Accordion', accordionExamples.typical),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Only clothes that may get dirty/)).toBeVisible();
    await expect(canvas.getByText(/Three weeks after/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('When can I fetch my pieces?'));
    await waitFor(() => expect(canvas.getByText(/Three weeks after/)).toBeVisible());
  },
};
export const LongText: Story = blockStory('Accordion', accordionExamples.longText);
export const Empty: Story = blockStory('Accordion', accordionExamples.empty);
export const RightToLeft: Story = blockStory('Accordion', accordionExamples.rtl);
