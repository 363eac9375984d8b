import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SampleApi, sampleApi, VARIED } from '../test/sample-api.ts';
import { AddToCart } from './add-to-cart.tsx';
import { createAnswerCache } from './answer-cache.ts';
import { CartTable } from './cart-table.tsx';
import { NavCart } from './nav-cart.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductGrid } from './product-grid.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { StorefrontProvider } from './storefront-provider.tsx';
import { type ProductListOptions, useProducts } from './use-products.tsx';
import type { ShopEvent } from './use-storefront.ts';

// A busy machine is slower than a person.
configure({ asyncUtilTimeout: 30_000 });

let api: SampleApi;
const events: ShopEvent[] = [];
const onEvent = (event: ShopEvent): void => void events.push(event);

function List(options: ProductListOptions): ReactElement {
  const products = useProducts(options);
  return (
    <>
      <ProductFilters products={products} />
      <ProductGrid products={products} />
    </>
  );
}
const show = (what: ReactElement): void => {
  render(
    <StorefrontProvider client={api.client} onEvent={onEvent}>
      {what}
    </StorefrontProvider>,
  );
};
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const link = (name: string) => screen.getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });
/** Resolves with the cart link's shake attribute when the animation starts. */
const getShake = (cart: HTMLElement): Promise<string | undefined> =>
  new Promise((done) => {
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      done(cart.dataset.shakes);
    }).observe(cart, { attributeFilter: ['data-shakes'] });
  });

beforeEach(() => {
  api = sampleApi();
  events.length = 0;
  history.replaceState(null, '', '/store');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the grid', () => {
  it('shows products, and pages by links that update the URL', async () => {
    show(<List perPage={3} />);
    await waitFor(() => expect(names()).toEqual(['Ash bowl', 'Breakfast mug', 'Dinner plate']));
    fireEvent.click(link('Page 2'));
    await waitFor(() => expect(names()).toEqual(['Lake bowl', 'Rain mug', 'Studio apron']));
    expect(window.location.search).toBe('?currentPage=2');
    act(() => history.back());
    await waitFor(() => expect(names()).toContain('Ash bowl'));
  });

  it('appends products by Load More, and pages by arrows', async () => {
    show(<List perPage={4} paging="loadMore" />);
    await waitFor(() => expect(names()).toHaveLength(4));
    fireEvent.click(link('Load More'));
    await waitFor(() => expect(names()).toHaveLength(6));
    expect(screen.queryByRole('link', { name: 'Load More' })).toBeNull();
    cleanup();
    show(<List perPage={4} paging="carousel" />);
    await waitFor(() => expect(names()).toHaveLength(4));
    fireEvent.click(link('Next products'));
    await waitFor(() => expect(names()).toEqual(['Rain mug', 'Studio apron']));
  });

  it('shows an error, and retries', async () => {
    api.fail(true);
    show(<List />);
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 30_000 });
    api.fail(false);
    fireEvent.click(again);
    await waitFor(() => expect(names()).toContain('Ash bowl'));
  });

  it('is rendered by a server with cached responses', async () => {
    const answers = createAnswerCache();
    const page = (
      <StorefrontProvider client={api.client} answers={answers}>
        <List serverQuery="?search=mug" />
      </StorefrontProvider>
    );
    expect(renderToString(page)).toContain('Loading...');
    // The first render registers the queries.
    render(page);
    await waitFor(() => expect(names()).toHaveLength(6));
    const query = new URLSearchParams(window.location.search);
    expect(query.size).toBe(0);
    cleanup();
    const printed = renderToString(
      <StorefrontProvider client={api.client} answers={answers}>
        <List />
      </StorefrontProvider>,
    );
    expect(printed).toContain('Ash bowl');
    expect(printed).toContain('href="/store/product/bowl-1"');
  });
});

describe('the filters', () => {
  it('narrow the list, can be removed, and stay mounted', async () => {
    show(<List />);
    const search = await screen.findByRole('searchbox');
    await waitFor(() => expect(names()).toHaveLength(6));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.input(search, { target: { value: 'm' } });
    act(() => void vi.advanceTimersByTime(600));
    expect(window.location.search).toBe('');
    fireEvent.input(search, { target: { value: 'mug' } });
    act(() => void vi.advanceTimersByTime(499));
    expect(window.location.search).toBe('');
    act(() => void vi.advanceTimersByTime(1));
    expect(window.location.search).toBe('?search=mug');
    vi.useRealTimers();
    await waitFor(() => expect(names()).toEqual(['Breakfast mug', 'Rain mug']));
    expect(screen.getByRole('searchbox')).toBe(search);
    fireEvent.click(screen.getByRole('link', { name: /Remove the filter\s*“mug”/ }));
    await waitFor(() => expect(names()).toHaveLength(6));
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
  });
});

describe('the cart', () => {
  it('adds a product of a list with a quantity, counts it in the menu, and shows View Cart', async () => {
    show(
      <>
        <NavCart />
        <List />
      </>,
    );
    const form = within(await screen.findByRole('form', { name: 'Buy Breakfast mug' }));
    const quantity = form.getByRole('spinbutton', { name: 'Quantity' });
    fireEvent.change(quantity, { target: { value: '20' } });
    fireEvent.blur(quantity);
    expect(quantity).toHaveProperty('value', '8');
    expect(form.getByText('Max quantity is 8')).toBeDefined();
    // It shakes for a second, in which a busy machine may not find the link.
    const shaken = getShake(screen.getByRole('link', { name: /^Cart/ }));
    fireEvent.click(form.getByRole('button', { name: 'Add To Cart' }));
    expect(await form.findByRole('link', { name: 'View Cart' })).toHaveProperty(
      'pathname',
      '/cart',
    );
    expect(await shaken).toBe('');
    screen.getByRole('link', { name: /^Cart\s*8$/ });
    expect(events).toEqual([{ kind: 'add_to_cart', item: { id: 2, quantity: 8 } }]);
    fireEvent.click(form.getByRole('button', { name: 'Remove From Cart' }));
    await form.findByRole('button', { name: 'Add To Cart' });
    expect(form.getByRole('spinbutton')).toHaveProperty('value', '1');
  });

  it('adds a selected variant, and none that is out of stock', async () => {
    show(<AddToCart product={VARIED} />);
    const add = await screen.findByRole('button', { name: 'Select Options' });
    expect(add).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('radio', { name: 'Large' }));
    expect(button('Out of Stock')).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('radio', { name: 'Small' }));
    fireEvent.click(button('Add To Cart'));
    await screen.findByRole('link', { name: 'View Cart' });
    expect(events).toEqual([
      { kind: 'view_item', item: { id: 40 } },
      { kind: 'add_to_cart', item: { id: 40, quantity: 1, variant_id: 41 } },
    ]);
  });

  it('AN-003 reports a product view when the shop sells nothing', async () => {
    api = sampleApi({ settings: { enabled: false } });
    show(<AddToCart product={VARIED} />);
    await waitFor(() => expect(events).toEqual([{ kind: 'view_item', item: { id: 40 } }]));
  });

  it('shows no buy box when the shop sells nothing', async () => {
    api = sampleApi({ settings: { enabled: false } });
    show(<List />);
    await waitFor(() => expect(names()).toHaveLength(6));
    expect(screen.queryByRole('button', { name: /Add To Cart/ })).toBeNull();
  });

  it('can be changed on its page: one more, one less, a number, removed, and cleared after a question', async () => {
    api = sampleApi({ inCart: ['KILN-1', 'KILN-2'] });
    show(<CartTable />);
    fireEvent.click(await screen.findByRole('button', { name: 'One more: Breakfast mug' }));
    expect(screen.getByText('Delivery from CA$9.50 · Free over CA$120.00')).toBeDefined();
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity: Breakfast mug' });
    await waitFor(() => expect(quantity).toHaveProperty('value', '2'));
    fireEvent.change(quantity, { target: { value: '5' } });
    fireEvent.blur(quantity);
    await waitFor(() => expect(screen.getByText('CA$159.00')).toBeDefined());
    fireEvent.click(button('One less: Ash bowl'));
    await waitFor(() => expect(screen.queryByText('Ash bowl')).toBeNull());
    fireEvent.click(button('Clear cart'));
    expect(screen.getByText('Breakfast mug')).toBeDefined();
    fireEvent.click(within(screen.getByRole('alertdialog')).getByText('Clear cart'));
    await screen.findByText('Your cart is empty.');
  });

  it('shows the server’s error messages', async () => {
    api = sampleApi({ inCart: ['KILN-1'] });
    show(<CartTable />);
    const more = await screen.findByRole('button', { name: 'One more: Ash bowl' });
    api.fail(true);
    fireEvent.click(more);
    expect((await screen.findByRole('alert')).textContent).toBe('Something broke');
  });
});

describe('recently viewed products', () => {
  afterEach(() => localStorage.removeItem('atrium.viewed'));

  it('are shown newest first without the current one, by one request, and are empty initially', async () => {
    const { unmount } = render(
      <StorefrontProvider client={api.client}>
        <RecentlyViewed current={{ id: 2 }} />
      </StorefrontProvider>,
    );
    expect(names()).toEqual([]);
    expect(api.calls).toEqual([]);
    unmount();
    for (const id of [4, 1])
      render(
        <StorefrontProvider client={api.client}>
          <RecentlyViewed current={{ id }} />
        </StorefrontProvider>,
      ).unmount();
    api.calls.length = 0;
    show(<RecentlyViewed current={{ id: 4 }} />);
    await screen.findByText('Ash bowl');
    expect(names()).toEqual(['Ash bowl', 'Breakfast mug']);
    expect(api.calls).toEqual(['GET /api/v1/products/?productIds=1%2C2&itemsPerPage=12']);
    expect(localStorage.getItem('atrium.viewed')).toBe('[4,1,2]');
  });

  it('tolerate invalid data in the storage', () => {
    localStorage.setItem('atrium.viewed', '{"a":[1');
    show(<RecentlyViewed />);
    expect(names()).toEqual([]);
  });
});
