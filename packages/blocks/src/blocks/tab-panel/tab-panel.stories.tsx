import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { tabPanelExamples } from './tab-panel.examples.ts';

const meta = {
  title: 'Blocks/Tab',
  ...storyMeta('TabPanel'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('TabPanel', tabPanelExamples.minimal);
export const Typical: Story = blockStory('TabPanel', tabPanelExamples.typical);
export const LongText: Story = blockStory('TabPanel', tabPanelExamples.longText);
export const Empty: Story = blockStory('TabPanel', tabPanelExamples.empty);
export const RightToLeft: Story = blockStory('TabPanel', tabPanelExamples.rtl);
