import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { cardBodyExamples } from './card-body.examples.ts';

const meta = {
  title: 'Blocks/Card body',
  ...storyMeta('CardBody'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('CardBody', cardBodyExamples.minimal);
export const Typical: Story = blockStory('CardBody', cardBodyExamples.typical);
export const LongText: Story = blockStory('CardBody', cardBodyExamples.longText);
export const Empty: Story = blockStory('CardBody', cardBodyExamples.empty);
export const RightToLeft: Story = blockStory('CardBody', cardBodyExamples.rtl);
