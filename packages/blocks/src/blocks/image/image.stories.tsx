import type { JsonObject } from '@org/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, storyControls } from '../../story-block.tsx';
import { imageExamples } from './image.examples.ts';

const meta = { title: 'Blocks/Image', argTypes: storyControls('Image') } satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('Image', imageExamples.minimal);
export const Typical: Story = blockStory('Image', imageExamples.typical);
export const LongText: Story = blockStory('Image', imageExamples.longText);
export const Empty: Story = blockStory('Image', imageExamples.empty);
export const RightToLeft: Story = blockStory('Image', imageExamples.rtl);
