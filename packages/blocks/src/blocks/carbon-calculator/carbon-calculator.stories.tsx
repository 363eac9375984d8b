import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { carbonCalculatorExamples } from './carbon-calculator.examples.ts';

const meta = {
  title: 'Blocks/Carbon calculator',
  ...storyMeta('CarbonCalculator'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('CarbonCalculator', carbonCalculatorExamples.minimal);
export const Typical: Story = blockStory('CarbonCalculator', carbonCalculatorExamples.typical);
export const Calculated: Story = {
  ...blockStory('CarbonCalculator', carbonCalculatorExamples.typical),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show the footprint' });
    await userEvent.click(button);
    await expect(canvas.getByText('Please choose a method')).toBeVisible();
    await expect(canvas.getByLabelText('Method')).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText('Method'), 'truckload');
    await userEvent.type(canvas.getByLabelText(/weight/), '20');
    await userEvent.type(canvas.getByLabelText(/Distance/), '1500');
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('5.1 tonnes CO₂');
    await expect(canvas.getByRole('status')).toHaveTextContent('0.14572');
  },
};
export const LongText: Story = blockStory('CarbonCalculator', carbonCalculatorExamples.longText);
export const Empty: Story = blockStory('CarbonCalculator', carbonCalculatorExamples.empty);
export const RightToLeft: Story = blockStory('CarbonCalculator', carbonCalculatorExamples.rtl);
