import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InStorefront } from '../test/in-storefront.tsx';
import { CartTable } from './cart-table.tsx';

const meta = {
  title: 'Storefront/Cart table',
  component: CartTable,
  args: { onCheckout: () => undefined },
  render: (args) => (
    <InStorefront inCart={['KILN-1', 'KILN-2']}>
      <CartTable {...args} />
    </InStorefront>
  ),
} satisfies Meta<typeof CartTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = {
  render: (args) => (
    <InStorefront>
      <CartTable {...args} />
    </InStorefront>
  ),
};
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'One more: Breakfast mug' }));
    await expect(await canvas.findByText('CA$87.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Ash bowl' }));
    await expect((await canvas.findAllByText('CA$48.00')).length).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear cart' }));
    await expect(canvas.getByRole('alertdialog')).toBeVisible();
  },
};
