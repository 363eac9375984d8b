import { sampleProduct } from '@org/blocks/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InStorefront } from '../test/in-storefront.tsx';
import { VARIED } from '../test/sample-api.ts';
import { AddToCart } from './add-to-cart.tsx';

const MUG = { ...sampleProduct(2, { name: 'Breakfast mug' }), variants: [] };
const meta = {
  title: 'Storefront/Add to cart',
  component: AddToCart,
  args: { product: MUG },
  render: (args) => (
    <InStorefront>
      <AddToCart {...args} />
    </InStorefront>
  ),
} satisfies Meta<typeof AddToCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsPage: Story = {};
export const InAList: Story = { args: { product: sampleProduct(2, { name: 'Breakfast mug' }) } };
export const LeadsToItsPage: Story = {
  args: { product: sampleProduct(3, { name: 'Dinner plate', numberOfVariants: 3 }) },
};
export const OutOfStock: Story = {
  args: { product: { ...MUG, stock: 0 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  },
};
export const Variants: Story = {
  args: { product: VARIED },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Select Options' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Large' }));
    await expect(canvas.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Small' }));
    await expect(canvas.getByText('CA$24.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add To Cart' })).toBeEnabled();
  },
};
export const AlreadyInTheCart: Story = {
  render: (args) => (
    <InStorefront inCart={['KILN-2']}>
      <AddToCart {...args} />
    </InStorefront>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'View Cart' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove From Cart' }));
    await expect(await canvas.findByRole('button', { name: 'Add To Cart' })).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(1);
  },
};
