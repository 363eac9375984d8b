import '@org/blocks/styles.css';
import { BuyBox } from '@org/blocks';
import { startBlocks } from '@org/blocks/islands';
import { renderToHtml } from '@org/blocks/server';
import { CART_SETTINGS, type CartSettings, type PublicProduct } from '@org/schema/entities';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const MUG: PublicProduct = {
  id: 7,
  name: 'Mug',
  imported_id: null,
  sku: 'MUG',
  slug: 'mug',
  status: 'published',
  images: [],
  badgeText: '',
  badgeColor: '',
  categories: [],
  unitPrice: 20,
  salePrice: null,
  priceRange: { min: 20, max: 20 },
  numberOfVariants: 0,
  stock: 5,
  stockStatus: 'in stock',
  trackInventory: true,
  allowBackorder: false,
  attributes: [],
  variants: [],
  dimensions: {
    weight: null,
    length: null,
    width: null,
    height: null,
    weightUnit: 'kg',
    lengthUnit: 'cm',
  },
  excerpt: '',
  description: '',
  brand: '',
  barcode: '',
  canonical_url: '',
  meta_title: '',
  meta_keywords: '',
  meta_description: '',
  focus_keyphrase: '',
  og_image: '',
  noindex: false,
};
const measures = { weight: null, length: null, width: null, height: null };
const variant = (id: number, size: string, glaze: string, stock: number, more = {}) => ({
  id,
  sku: `MUG-${size}-${glaze}`,
  imported_variant_id: null,
  price: 20 + id,
  salePrice: null,
  attributes: [
    { attribute_name: 'Size', attribute_value: size },
    { attribute_name: 'Glaze', attribute_value: glaze },
  ],
  stock,
  image: '',
  ...measures,
  ...more,
});
const VARIED: PublicProduct = {
  ...MUG,
  numberOfVariants: 3,
  attributes: [
    { name: 'Size', values: ['Small', 'Large'] },
    { name: 'Glaze', values: ['Blue', 'White'] },
  ],
  variants: [
    variant(1, 'Small', 'Blue', 3, { salePrice: 15, image: '/blue.webp' }),
    variant(2, 'Small', 'White', 0),
    variant(3, 'Large', 'Blue', 9),
  ],
};
const stops: (() => void)[] = [];
let calls: [method: string, path: string, body: unknown][] = [];
let items: { key: string; sku: string; quantity: number }[] = [];
let failure: object | undefined;

/** Shows a product with its button, alive. The server keeps a cart as its own tests say that it does. */
function show(product: PublicProduct = MUG, settings: Partial<CartSettings> = {}): void {
  const host = document.body.appendChild(document.createElement('div'));
  const box = createElement(BuyBox, {
    product,
    settings: { ...CART_SETTINGS, enabled: true, ...settings },
  });
  host.innerHTML = `<p data-product-sku="7">MUG</p><p data-product-price="7">from $15</p><p><img data-product-picture="7" src="data:," srcset="data:, 2x" alt=""></p>${renderToHtml(box)}`;
  stops.push(() => host.remove());
  stops.push(startBlocks(document.body));
}
const button = () => page.getByRole('button').first();
const quantity = () => page.getByRole('spinbutton', { name: 'Quantity' });
const told = () => page.getByRole('status');
const choose = async (...names: string[]): Promise<void> => {
  for (const name of names) await page.getByRole('radio', { name }).click();
};
const type = async (text: string): Promise<void> => {
  await quantity().fill(text);
  await userEvent.keyboard('{Tab}');
};

beforeEach(async () => {
  await page.viewport(1200, 800);
  [calls, items, failure] = [[], [], undefined];
  // The tests run in a frame; pages of visitors do not.
  vi.spyOn(window, 'parent', 'get').mockReturnValue(window);
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    calls.push([init?.method ?? 'GET', String(path), body]);
    if (failure) return Response.json(failure, { status: 422 });
    if (init?.method === 'POST')
      items = [...items, { key: `key-${items.length + 1}`, quantity: 1, ...body }];
    if (init?.method === 'DELETE')
      items = items.filter(({ key }) => !String(path).includes(`/${key}/`));
    const itemsCount = items.reduce((sum, item) => sum + item.quantity, 0);
    return Response.json({ success: true, cart: { items, itemsCount } });
  });
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) stop();
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'orgCart');
  await window.cookieStore.delete('atrium.has-cart');
  history.replaceState(null, '', window.location.pathname);
});

describe('the button', () => {
  it('CART-010 CART-011 CART-012 CART-013 says what is missing, and can be pressed when nothing is', async () => {
    show(VARIED);
    await expect.element(button()).toHaveTextContent('Select Options');
    await expect.element(button()).toBeDisabled();
    await choose('Small');
    await expect.element(button()).toBeDisabled();
    await choose('White');
    await expect.element(button()).toHaveTextContent('Out of Stock');
    await expect.element(button()).toBeDisabled();
    await choose('Blue');
    await expect.element(button()).toHaveTextContent('Add To Cart');
    await expect.element(button()).toBeEnabled();
  });

  it('shows the SKU of the chosen variant on the page, and that of the product while none is chosen', async () => {
    show(VARIED);
    const sku = document.querySelector('[data-product-sku]');
    expect(sku?.textContent).toBe('MUG');
    await choose('Small', 'Blue');
    expect(sku?.textContent).toBe('MUG-Small-Blue');
    await choose('Large');
    expect(sku?.textContent).toBe('MUG-Large-Blue');
    // There is no such variant.
    await choose('White');
    expect(sku?.textContent).toBe('MUG');
  });

  it('CART-008 CART-009 is replaced by View Cart and Remove From Cart, and returns with a quantity of 1', async () => {
    const counts: unknown[] = [];
    const hear = (event: Event) => counts.push((event as CustomEvent).detail.count);
    document.addEventListener('org-cart', hear);
    stops.push(() => document.removeEventListener('org-cart', hear));
    show();
    await type('3');
    await button().click();
    const view = page.getByRole('link', { name: 'View Cart' });
    await expect.element(view).toHaveAttribute('href', '/cart');
    await expect.element(view).toHaveFocus();
    expect(calls).toEqual([['POST', '/api/v1/cart/items/', { sku: 'MUG', quantity: 3 }]]);
    await expect.element(quantity()).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Remove From Cart' }).click();
    await expect.element(quantity()).toHaveValue(1);
    await expect.element(button()).toHaveTextContent('Add To Cart');
    await expect.element(view).not.toBeInTheDocument();
    expect(calls[1]?.slice(0, 2)).toEqual(['DELETE', '/api/v1/cart/items/key-1/']);
    expect(counts).toEqual([3, 0]);
  });

  it('CART-008 shows the cart of a returning visitor, and sends no request for a visitor without one', async () => {
    show();
    expect(calls).toEqual([]);
    stops.pop()?.();
    stops.pop()?.();
    items = [{ key: 'key-4', sku: 'MUG', quantity: 2 }];
    await window.cookieStore.set('atrium.has-cart', '1');
    show();
    await expect.element(page.getByRole('link', { name: 'View Cart' })).toBeVisible();
    expect(calls).toEqual([['GET', '/api/v1/cart/', undefined]]);
  });

  it('CART-014 does nothing within a frame', async () => {
    vi.mocked(window.fetch).mockClear();
    vi.spyOn(window, 'parent', 'get').mockReturnValue(window.top ?? window);
    show();
    await button().click();
    expect(calls).toEqual([]);
    await expect.element(button()).toHaveTextContent('Add To Cart');
  });

  it('tells in place what the server refuses, and what did not reach it', async () => {
    show();
    failure = { error: 'no', formErrors: { quantity: 'Max quantity is 2' } };
    await button().click();
    await expect.element(told()).toHaveTextContent('Max quantity is 2');
    vi.mocked(window.fetch).mockRejectedValueOnce(new TypeError('offline'));
    await button().click();
    await expect.element(told()).toHaveTextContent('Something went wrong, please try again');
    await expect.element(button()).toBeEnabled();
    // The next try says nothing of the last one while it is on its way.
    let fail: (reason: Error) => void = () => undefined;
    vi.mocked(window.fetch).mockReturnValueOnce(new Promise((_, no) => (fail = no)));
    await button().click();
    expect(told().element().textContent).toBe('');
    expect(document.querySelector('form')?.ariaBusy).toBe('true');
    fail(new TypeError('offline'));
    await expect.element(told()).toHaveTextContent('Something went wrong, please try again');
    expect(document.querySelector('form')?.ariaBusy).toBeNull();
  });

  it('CART-022 is not there where the shop takes no orders', () => {
    show(MUG, { enabled: false });
    expect(document.querySelector('form')).toBeNull();
  });
});

describe('the quantity', () => {
  it('CART-015 CART-018 CART-019 is 1 at first, and stops at the stock level with a message', async () => {
    show();
    await expect.element(quantity()).toHaveValue(1);
    await expect.element(quantity()).toHaveAttribute('min', '1');
    await expect.element(quantity()).toHaveAttribute('max', '5');
    await type('4');
    expect(told().element().textContent).toBe('');
    await type('5');
    await expect.element(told()).toHaveTextContent('Max quantity is 5');
  });

  it('CART-015 CART-016 CART-017 goes up to the most of a cart where more may be taken than there is', async () => {
    show(MUG, { add_out_of_stock_product_to_cart: true, max_product_cart_quantity: 8 });
    await expect.element(quantity()).toHaveAttribute('max', '8');
    await type('8');
    expect(told().element().textContent).toBe('');
    await type('9');
    await expect.element(quantity()).toHaveValue(8);
    await expect.element(told()).toHaveTextContent('Max quantity is 8');
    await type('0');
    await expect.element(quantity()).toHaveValue(8);
  });

  it('CART-020 is 100 px wide, and 65 px in lists', () => {
    show();
    const { variants: _variants, ...listed } = MUG;
    show({ ...listed, sku: 'MUG-2' } as PublicProduct);
    const widths = [...document.querySelectorAll('[name=quantity]')].map(
      (input) => input.getBoundingClientRect().width,
    );
    expect(widths).toEqual([100, 65]);
  });

  it('CART-021 is required only if the shop requires it', async () => {
    show(MUG, { show_quantity_box: false });
    expect(document.querySelector('[name=quantity]')).toBeNull();
    await button().click();
    await expect.element(page.getByRole('link', { name: 'View Cart' })).toBeVisible();
    expect(calls).toEqual([['POST', '/api/v1/cart/items/', { sku: 'MUG' }]]);
  });
});

describe('a variant', () => {
  it('is shown with its price, picture and pieces when it is chosen', async () => {
    show(VARIED);
    await choose('Small', 'Blue');
    const price = document.querySelector('[data-product-price]');
    const picture = document.querySelector('img');
    expect(price?.textContent).toBe('CA$15.00CA$21.00');
    expect(picture?.getAttribute('src')).toBe('/blue.webp');
    expect(picture?.alt).toBe('Mug, Small, Blue');
    expect(picture?.hasAttribute('srcset')).toBe(false);
    await expect.element(page.getByText('3 in stock')).toBeVisible();
    // What cannot be had together is marked.
    expect(page.getByText('White').element().closest('[data-out]')).not.toBeNull();
    await button().click();
    await expect.element(page.getByRole('link', { name: 'View Cart' })).toBeVisible();
    expect(calls[0]?.[2]).toEqual({ sku: 'MUG-Small-Blue', quantity: 1 });
    // Another variant is not in the cart, and has no picture.
    await choose('Large');
    await expect.element(button()).toHaveTextContent('Add To Cart');
    expect(picture?.getAttribute('src')).toBe('data:,');
    expect(picture?.getAttribute('srcset')).toBe('data:, 2x');
    expect(picture?.alt).toBe('');
  });

  it('stands in the address, from which Design Online takes it', async () => {
    history.replaceState({ kept: 1 }, '', '?utm_source=mail');
    show(VARIED);
    await choose('Small');
    expect(window.location.search).toBe('?utm_source=mail');
    await choose('Blue');
    expect(window.location.search).toBe('?utm_source=mail&variantid=1');
    await choose('Large');
    expect(window.location.search).toBe('?utm_source=mail&variantid=3');
    expect(history.state).toEqual({ kept: 1 });
  });

  it('is chosen by the address', async () => {
    history.replaceState(null, '', '?variantid=3');
    show(VARIED);
    await expect.element(page.getByRole('radio', { name: 'Large' })).toBeChecked();
    await expect.element(page.getByText('9 in stock')).toBeVisible();
    await expect.element(button()).toBeEnabled();
  });

  it('is chosen on the page of its product, to which a list leads', () => {
    const { variants: _variants, ...listed } = VARIED;
    show(listed as PublicProduct);
    const link = page.getByRole('link', { name: /^Select Options\s+of Mug$/ });
    expect(link.element().getAttribute('href')).toBe('/store/product/mug');
  });
});
