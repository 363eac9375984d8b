import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { imageCarouselExamples } from './image-carousel.examples.ts';

const meta = {
  title: 'Blocks/Image carousel',
  ...storyMeta('ImageCarousel'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('ImageCarousel', imageCarouselExamples.minimal);
export const Typical: Story = blockStory('ImageCarousel', imageCarouselExamples.typical);
export const Turned: Story = {
  ...blockStory('ImageCarousel', imageCarouselExamples.typical),
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Before its slides have a size, all of them fit.
    await waitFor(() => expect(canvasElement.querySelector('[data-fits]')).toBeNull());
    const dot = (at: number) => canvas.getByRole('button', { name: `Slide ${at}` });
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(dot(2)).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(dot(4));
    await waitFor(() => expect(dot(4)).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(dot(1)).toHaveAttribute('aria-current', 'true'));
  },
};
export const LongText: Story = blockStory('ImageCarousel', imageCarouselExamples.longText);
export const Empty: Story = blockStory('ImageCarousel', imageCarouselExamples.empty);
export const RightToLeft: Story = blockStory('ImageCarousel', imageCarouselExamples.rtl);
