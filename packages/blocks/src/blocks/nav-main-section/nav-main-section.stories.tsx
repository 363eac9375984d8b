import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { navMainSectionExamples } from './nav-main-section.examples.ts';

const meta = {
  title: 'Blocks/Menu section',
  ...storyMeta('NavMainSection'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('NavMainSection', navMainSectionExamples.minimal);
export const Typical: Story = blockStory('NavMainSection', navMainSectionExamples.typical);
export const Opened: Story = {
  ...blockStory('NavMainSection', navMainSectionExamples.typical),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByText('Classes')[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByText('Beginners')).toBeVisible());
    await userEvent.click(canvas.getByText('Wheel throwing'));
    await waitFor(() => expect(canvas.getByText('Six evenings')).toBeVisible());
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(canvas.getByText('Beginners')).not.toBeVisible());
    await userEvent.click(canvas.getByText('Hello, Vera'));
    await waitFor(() => expect(canvas.getByText('Profile')).toBeVisible());
  },
};
export const OnAPhone: Story = {
  ...blockStory('NavMainSection', navMainSectionExamples.typical),
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = await canvas.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(menu).toContainElement(document.activeElement as HTMLElement);
  },
};
export const LongText: Story = blockStory('NavMainSection', navMainSectionExamples.longText);
export const Empty: Story = blockStory('NavMainSection', navMainSectionExamples.empty);
export const RightToLeft: Story = blockStory('NavMainSection', navMainSectionExamples.rtl);
