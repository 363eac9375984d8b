import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { InStorefront } from '../test/in-storefront.tsx';
import { PriceSlider } from './price-slider.tsx';

const meta = {
  title: 'Storefront/Price slider',
  component: PriceSlider,
  args: { min: 10, max: 90, onChange: fn() },
  render: (args) => (
    <InStorefront>
      <PriceSlider {...args} />
    </InStorefront>
  ),
} satisfies Meta<typeof PriceSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtFirst: Story = {};
export const Chosen: Story = { args: { value: { min: 20, max: 60 } } };
export const Moved: Story = {
  play: async ({ args, canvas }) => {
    const low = canvas.getByRole('slider', { name: 'Lowest price' });
    await fireEvent.input(low, { target: { value: '11' } });
    await fireEvent.input(low, { target: { value: '12' } });
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ min: 12, max: 90 }));
  },
};
/** The lower end stays at least 1 below the upper one. */
export const Apart: Story = {
  args: { value: { min: 20, max: 60 } },
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole('spinbutton', { name: 'Lowest price' });
    await userEvent.clear(from);
    await userEvent.type(from, '75{Tab}');
    await expect(from).toHaveValue(59);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ min: 59, max: 60 }));
  },
};
