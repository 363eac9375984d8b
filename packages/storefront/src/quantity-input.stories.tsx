import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { InStorefront } from '../test/in-storefront.tsx';
import { QuantityInput } from './quantity-input.tsx';

const meta = {
  title: 'Storefront/Quantity input',
  component: QuantityInput,
  args: {
    quantity: 1,
    limits: { isChosen: true, stock: 5, isUnlimited: false, most: 9 },
    onQuantity: () => undefined,
  },
  render: function Quantity(args) {
    const [quantity, setQuantity] = useState(args.quantity);
    return (
      <InStorefront>
        <QuantityInput {...args} quantity={quantity} onQuantity={setQuantity} />
      </InStorefront>
    );
  },
} satisfies Meta<typeof QuantityInput>;
export default meta;
type Story = StoryObj<typeof meta>;

type Playing = Parameters<NonNullable<Story['play']>>[0];

async function type(
  field: HTMLElement,
  text: string,
  userEvent: Playing['userEvent'],
): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Tab}`);
}

export const AtFirst: Story = {};
export const InAList: Story = { args: { isSmall: true } };
/** The stock is the limit: it is reported when it is reached. */
export const StockReached: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await type(field, '4', userEvent);
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await type(field, '5', userEvent);
    await expect(canvas.getByRole('status')).toHaveTextContent('Max quantity is 5');
    await type(field, '12', userEvent);
    await expect(field).toHaveValue(5);
  },
};
/** Overselling is allowed: the cart’s limit is reported when it is exceeded. */
export const MostExceeded: Story = {
  args: { limits: { isChosen: true, stock: 0, isUnlimited: true, most: 9 } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await type(field, '9', userEvent);
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await type(field, '10', userEvent);
    await expect(canvas.getByRole('status')).toHaveTextContent('Max quantity is 9');
    await expect(field).toHaveValue(9);
    await type(field, '0', userEvent);
    await expect(field).toHaveValue(9);
  },
};
export const SoldOut: Story = {
  args: { limits: { isChosen: true, stock: 0, isUnlimited: false, most: 9 } },
};
