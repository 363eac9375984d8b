import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { BlockExample } from '../../define/define-examples.ts';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import {
  ADDRESS_EXAMPLE,
  customFormExamples,
  EVERY_FIELD_EXAMPLE,
  STEPS_EXAMPLE,
  VEHICLE_EXAMPLE,
} from './custom-form.examples.ts';

const meta = {
  title: 'Blocks/Form',
  ...storyMeta('CustomForm'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('CustomForm', customFormExamples.minimal);
export const Typical: Story = blockStory('CustomForm', customFormExamples.typical);
export const LongText: Story = blockStory('CustomForm', customFormExamples.longText);
export const Empty: Story = blockStory('CustomForm', customFormExamples.empty);
export const RightToLeft: Story = blockStory('CustomForm', customFormExamples.rtl);
// The fields of a form are JSON, which their type does not express.
export const EveryField: Story = blockStory(
  'CustomForm',
  EVERY_FIELD_EXAMPLE as unknown as BlockExample,
);

/** Problems are shown at their fields, and the first invalid field has the focus. */
export const Problems: Story = {
  ...blockStory('CustomForm', customFormExamples.typical),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Email/), 'nobody');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.getByLabelText(/^First name/)).toHaveFocus();
    await expect(canvas.getByText('invalid email address')).toBeVisible();
  },
};

/** Makes are suggested while typing, and any other text is accepted as well. */
export const VehicleMakes: Story = {
  ...blockStory('CustomForm', VEHICLE_EXAMPLE as unknown as BlockExample),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const make = canvas.getByRole('combobox', { name: 'Make' });
    await userEvent.type(make, 'me');
    await expect(await canvas.findByRole('option', { name: 'Mercedes-Benz' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(make).toHaveValue('Mercedes-Benz');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.clear(make);
    await userEvent.type(make, 'h');
    await expect(await canvas.findByRole('option', { name: 'Honda' })).toBeVisible();
  },
};

/** With an address service, addresses are suggested while typing. */
export const FoundAddress: Story = blockStory(
  'CustomForm',
  ADDRESS_EXAMPLE as unknown as BlockExample,
);

/** Steps follow one another, and a conditional field appears with its condition. */
export const Steps: Story = {
  ...blockStory('CustomForm', STEPS_EXAMPLE as unknown as BlockExample),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 / 3')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Private group'));
    await expect(canvas.getByLabelText(/^How many are you/)).toBeVisible();
    await userEvent.click(canvas.getByLabelText('First bowl'));
    await userEvent.type(canvas.getByLabelText(/^Day/), '2026-12-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('2 / 3')).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveFocus();
  },
};
