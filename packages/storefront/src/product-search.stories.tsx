import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InStorefront } from '../test/in-storefront.tsx';
import { ProductSearch } from './product-search.tsx';

const meta = {
  title: 'Storefront/Product search',
  component: ProductSearch,
  args: { onSearch: fn(), onChoose: fn() },
  render: (args) => (
    <InStorefront>
      <ProductSearch {...args} />
    </InStorefront>
  ),
} satisfies Meta<typeof ProductSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtFirst: Story = {};
export const Suggests: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'mug');
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('/store/product/bowl-5');
  },
};
export const Searches: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'm{Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(field, 'ug{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('mug');
  },
};
