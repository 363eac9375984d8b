import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { tabsExamples } from './tabs.examples.ts';

const meta = {
  title: 'Blocks/Tabs',
  ...storyMeta('Tabs'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Tabs', tabsExamples.minimal);
export const Typical: Story = blockStory('Tabs', tabsExamples.typical);
export const ByKeys: Story = {
  ...blockStory('Tabs', tabsExamples.typical),
  play: async ({ canvas, userEvent }) => {
    const before = window.location.hash;
    await userEvent.click(canvas.getByRole('tab', { name: 'Beginners' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Beginners' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Evenings' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Evenings' })).toBeVisible();
    await expect(window.location.hash).toBe('#tab-1');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('With children')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Beginners', selected: true })).toHaveFocus();
    await expect(canvas.getByText('With children')).not.toBeVisible();
    window.history.replaceState(null, '', before || window.location.pathname);
  },
};
export const LongText: Story = blockStory('Tabs', tabsExamples.longText);
export const Empty: Story = blockStory('Tabs', tabsExamples.empty);
export const RightToLeft: Story = blockStory('Tabs', tabsExamples.rtl);
