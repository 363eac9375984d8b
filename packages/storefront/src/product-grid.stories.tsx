import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { InStorefront } from '../test/in-storefront.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductGrid } from './product-grid.tsx';
import { type ProductListOptions, useProducts } from './use-products.tsx';

function Shop({
  hasFilters = false,
  ...options
}: ProductListOptions & { readonly hasFilters?: boolean }): ReactElement {
  const products = useProducts(options);
  return (
    <>
      {hasFilters ? <ProductFilters products={products} /> : null}
      <ProductGrid products={products} />
    </>
  );
}
const meta = {
  title: 'Storefront/Product grid',
  component: Shop,
  args: { perPage: 3, perRow: 3 },
  render: (args) => (
    <InStorefront>
      <Shop {...args} />
    </InStorefront>
  ),
  // The state of a story is in the URL, so the next one starts without it.
  beforeEach: () => {
    const before = window.location.href;
    return () => window.history.replaceState({}, '', before);
  },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PageLinks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 2' }));
    await expect(await canvas.findByRole('heading', { name: 'Rain mug' })).toBeVisible();
  },
};
export const Arrows: Story = { args: { paging: 'carousel' } };
export const LoadMore: Story = {
  args: { paging: 'loadMore' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Load More' }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6));
    await expect(canvas.queryByRole('link', { name: 'Load More' })).toBeNull();
  },
};
export const WithFilters: Story = {
  args: { perPage: 12, hasFilters: true },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox');
    await canvas.findByRole('heading', { name: 'Ash bowl' });
    await userEvent.type(search, 'bowl');
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2));
    await userEvent.click(canvas.getByRole('link', { name: /Remove the filter/ }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6));
  },
};
export const NothingFound: Story = {
  args: { hasFilters: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'zebra');
    await expect(await canvas.findByText('No Products Found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all products' })).toBeVisible();
  },
};
