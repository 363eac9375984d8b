import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { InStorefront } from '../test/in-storefront.tsx';
import { NavCart } from './nav-cart.tsx';
import { useCart } from './use-cart.ts';

/** Renders a button that adds an item to the cart. */
function Adds() {
  const { add } = useCart();
  return (
    <button
      className="org-button"
      data-variant="primary"
      type="button"
      onClick={() => void add('KILN-2')}
    >
      Add a mug
    </button>
  );
}
const meta = {
  title: 'Storefront/Nav cart',
  component: NavCart,
  render: (args) => (
    <InStorefront inCart={['KILN-1']}>
      <NavCart {...args} />
      <Adds />
    </InStorefront>
  ),
} satisfies Meta<typeof NavCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = {
  render: (args) => (
    <InStorefront>
      <NavCart {...args} />
    </InStorefront>
  ),
};
/** It shakes for a second when the cart changes, and not when it is loaded. */
export const Shakes: Story = {
  play: async ({ canvas, userEvent }) => {
    const cart = await canvas.findByRole('link', { name: /1/ });
    await expect(cart).not.toHaveAttribute('data-shakes');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a mug' }));
    await waitFor(() => expect(cart).toHaveAttribute('data-shakes'));
    await expect(cart).toHaveTextContent('2');
    await waitFor(() => expect(cart).not.toHaveAttribute('data-shakes'), { timeout: 3000 });
  },
};
