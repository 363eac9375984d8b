import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { subMenuExamples } from './sub-menu.examples.ts';

const meta = {
  title: 'Blocks/Sub-menu',
  ...storyMeta('SubMenu'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('SubMenu', subMenuExamples.minimal);
export const Typical: Story = blockStory('SubMenu', subMenuExamples.typical);
export const LongText: Story = blockStory('SubMenu', subMenuExamples.longText);
export const Empty: Story = blockStory('SubMenu', subMenuExamples.empty);
export const RightToLeft: Story = blockStory('SubMenu', subMenuExamples.rtl);
