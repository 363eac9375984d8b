import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { accordionItemExamples } from './accordion-item.examples.ts';

const meta = {
  title: 'Blocks/Accordion item',
  ...storyMeta('AccordionItem'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('AccordionItem', accordionItemExamples.minimal);
export const Typical: Story = blockStory('AccordionItem', accordionItemExamples.typical);
export const LongText: Story = blockStory('AccordionItem', accordionItemExamples.longText);
export const Empty: Story = blockStory('AccordionItem', accordionItemExamples.empty);
export const RightToLeft: Story = blockStory('AccordionItem', accordionItemExamples.rtl);
