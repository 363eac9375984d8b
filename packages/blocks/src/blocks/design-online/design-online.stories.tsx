import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { designOnlineExamples } from './design-online.examples.ts';

const meta = {
  title: 'Blocks/Design online',
  ...storyMeta('DesignOnline'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('DesignOnline', designOnlineExamples.minimal);
export const Typical: Story = blockStory('DesignOnline', designOnlineExamples.typical);
export const Opened: Story = {
  ...blockStory('DesignOnline', designOnlineExamples.typical),
  play: async ({ canvas, userEvent }) => {
    // The studio itself is not loaded here: the test checks what is opened, and with which URL.
    const frame = canvas.getByTitle('Paint your own mug', { exact: true });
    await expect(frame).not.toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Paint your own mug' }));
    await expect(canvas.getByRole('dialog', { name: 'Paint your own mug' })).toBeVisible();
    await expect(frame).toHaveAttribute('src', 'https://studio.example.com/mugs');
    await expect(frame.getBoundingClientRect().height).toBe(670);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(frame).not.toBeVisible();
  },
};
export const LongText: Story = blockStory('DesignOnline', designOnlineExamples.longText);
export const Empty: Story = blockStory('DesignOnline', designOnlineExamples.empty);
export const RightToLeft: Story = blockStory('DesignOnline', designOnlineExamples.rtl);
