import { readShopState, type ShopState } from '@org/blocks/definitions';
import { startBlocks } from '@org/blocks/islands';
import { SAMPLE_PRODUCTS, sampleShop } from '@org/blocks/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { printPage, showPage } from './show-page.ts';

const stops: (() => void)[] = [];
const LIST = [
  { type: 'Section', children: [{ type: 'Column', children: [{ type: 'ProductList' }] }] },
];
/** The shop as the server would answer: brands count less once a size is chosen. */
function shopAt(state: ShopState) {
  const shop = sampleShop(SAMPLE_PRODUCTS, state);
  const isNarrow = state.attributes.some((text) => text.startsWith('Size:'));
  return {
    ...shop,
    list: (list: Parameters<typeof shop.list>[0]) => {
      const part = shop.list(list);
      return (
        part && {
          ...part,
          facets: {
            categories: [],
            isCapped: false,
            attributes: [
              ...(isNarrow ? [] : [{ name: 'Brand', values: [{ value: 'Lake', count: 1 }] }]),
              {
                name: 'Size',
                values: [
                  { value: 'Small', count: 4 },
                  { value: 'Large', count: 2 },
                ],
              },
            ],
          },
        }
      );
    },
  };
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  vi.spyOn(window, 'parent', 'get').mockReturnValue(window);
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    const { search } = new URL(String(path), window.location.href);
    return new Response(printPage(LIST, { shop: shopAt(readShopState(search)) }).html);
  });
  stops.push(showPage(LIST, { shop: shopAt(readShopState('')) }), startBlocks(document.body));
});
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
  vi.restoreAllMocks();
  history.replaceState(null, '', window.location.pathname);
});

const menu = (name: string) => page.getByText(new RegExp(`^${name}`)).first();
const chips = () =>
  [...document.querySelectorAll('.org-product-chip')].map((chip) => chip.textContent);
const query = () => decodeURIComponent(window.location.search);

describe('the filters by attributes', () => {
  it('narrow the list immediately, stay open, and keep focus while their counts change', async () => {
    await menu('Size').click();
    await page.getByRole('checkbox', { name: /Small/ }).click();
    await expect.poll(query).toBe('?attribute=Size:Small');
    await expect.poll(chips).toEqual(['Remove the filter Size: Small']);
    await expect.element(page.getByRole('checkbox', { name: /Small/ })).toHaveFocus();
    await expect.element(page.getByRole('checkbox', { name: /Large/ })).toBeVisible();
    await expect.element(menu('Brand')).not.toBeInTheDocument();
    await page.getByRole('checkbox', { name: /Large/ }).click();
    await expect.poll(query).toBe('?attribute=Size:Small,Size:Large');
  });

  it('are removed one by one or together, and restored from the address', async () => {
    await menu('Size').click();
    await page.getByRole('checkbox', { name: /Small/ }).click();
    await expect.poll(chips).toHaveLength(1);
    await page.getByRole('checkbox', { name: /Large/ }).click();
    await expect.poll(chips).toHaveLength(2);
    await page.getByRole('link', { name: 'Remove the filter Size: Small' }).click();
    await expect.poll(chips).toEqual(['Remove the filter Size: Large']);
    expect(query()).toBe('?attribute=Size:Large');
    // Who goes by the keyboard is at what has changed.
    expect(document.activeElement?.className).toBe('org-product-results');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect.poll(chips).toEqual([]);
    expect(query()).toBe('');
    history.back();
    await expect.poll(chips).toEqual(['Remove the filter Size: Large']);
    await menu('Size').click();
    await expect.element(page.getByRole('checkbox', { name: /Large/ })).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: /Small/ })).not.toBeChecked();
  });

  it('close by Escape and by a press elsewhere', async () => {
    const small = page.getByRole('checkbox', { name: /Small/ });
    await menu('Size').click();
    await expect.element(small).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(small).not.toBeInTheDocument();
    expect(document.activeElement?.textContent).toContain('Size');
    await menu('Size').click();
    await expect.element(small).toBeVisible();
    await page.getByText(/^Sort:/).click();
    await expect.element(small).not.toBeInTheDocument();
  });

  it('folds all filters into one button on a phone, and keeps it open while a filter is chosen', async () => {
    await expect.element(page.getByText('Filters')).not.toBeVisible();
    await page.viewport(390, 844);
    const search = page.getByRole('searchbox', { name: 'Search products' });
    await expect.element(search).toBeVisible();
    await expect.element(menu('Size')).not.toBeVisible();
    const first = document.querySelector('.org-product-card')?.getBoundingClientRect().top;
    expect(first).toBeLessThan(300);
    await page.getByText('Filters').click();
    await menu('Size').click();
    await page.getByRole('checkbox', { name: /Small/ }).click();
    await expect.element(page.getByText('Filters (1)')).toBeVisible();
    await expect.element(menu('Size')).toBeVisible();
    await page.getByText(/^Sort:/).click();
    await expect.element(menu('Size')).toBeVisible();
  });
});
