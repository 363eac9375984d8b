import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { navLogoSectionExamples } from './nav-logo-section.examples.ts';

const meta = {
  title: 'Blocks/Logo section',
  ...storyMeta('NavLogoSection'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('NavLogoSection', navLogoSectionExamples.minimal);
export const Typical: Story = blockStory('NavLogoSection', navLogoSectionExamples.typical);
export const LongText: Story = blockStory('NavLogoSection', navLogoSectionExamples.longText);
export const Empty: Story = blockStory('NavLogoSection', navLogoSectionExamples.empty);
export const RightToLeft: Story = blockStory('NavLogoSection', navLogoSectionExamples.rtl);
