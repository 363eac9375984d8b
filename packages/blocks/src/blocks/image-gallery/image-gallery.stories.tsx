import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { imageGalleryExamples } from './image-gallery.examples.ts';

const meta = {
  title: 'Blocks/Image gallery',
  ...storyMeta('ImageGallery'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('ImageGallery', imageGalleryExamples.minimal);
export const Typical: Story = blockStory('ImageGallery', imageGalleryExamples.typical);
export const Opened: Story = {
  ...blockStory('ImageGallery', imageGalleryExamples.typical),
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('link', { name: 'Mountains over a lake at dusk' });
    await userEvent.click(second);
    const box = canvas.getByRole('dialog');
    await expect(box).toHaveTextContent('2 / 6');
    await userEvent.keyboard('{ArrowRight}');
    await expect(box).toHaveTextContent('3 / 6');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }));
    await expect(box).toHaveTextContent('2 / 6');
  },
};
export const LongText: Story = blockStory('ImageGallery', imageGalleryExamples.longText);
export const Empty: Story = blockStory('ImageGallery', imageGalleryExamples.empty);
export const RightToLeft: Story = blockStory('ImageGallery', imageGalleryExamples.rtl);
