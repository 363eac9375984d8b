import { readShopState } from '@org/blocks/definitions';
import { startBlocks } from '@org/blocks/islands';
import { behavioursIn } from '@org/blocks/server';
import { SAMPLE_PRODUCTS, sampleShop } from '@org/blocks/testing';
import { CART_SETTINGS, type JsonObject, type PublicProduct } from '@org/schema/entities';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FramedPage } from './framed-page.ts';
import { printPage, showPage } from './show-page.ts';

const stops: (() => void)[] = [];
/** Requested URLs with their times in ms. */
let asked: { readonly query: string; readonly at: number }[] = [];
/** SKUs that were put into the cart. */
let bought: string[] = [];
let products: readonly PublicProduct[] = SAMPLE_PRODUCTS;

/** Sections that the site renders at a URL. */
const sections = (props: JsonObject) => [
  { type: 'Section', children: [{ type: 'Column', children: [{ type: 'ProductList', props }] }] },
];
const shopAt = (query: string) => ({
  ...sampleShop(products, readShopState(query)),
  cart: { ...CART_SETTINGS, enabled: true },
});

/** Shows a list, alive; what it fetches is what the site prints at that address. */
function show(props: JsonObject = {}): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    if (String(path).startsWith('/api/')) {
      bought.push(JSON.parse(String(init?.body)).sku);
      const items = bought.map((sku, at) => ({ id: at + 1, sku, quantity: 1 }));
      return Response.json({ success: true, cart: { items, itemsCount: items.length } });
    }
    const query = new URL(String(path), window.location.href).search;
    asked.push({ query: decodeURIComponent(query), at: performance.now() });
    return new Response(printPage(sections(props), { shop: shopAt(query) }).html);
  });
  stops.push(showPage(sections(props), { shop: shopAt('') }));
  stops.push(startBlocks(document.body));
}
const names = () =>
  [...document.querySelectorAll('.org-product-link')].map((link) => link.textContent);
const queries = () => asked.map(({ query }) => query);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const search = () => page.getByRole('searchbox', { name: 'Search products' });

beforeEach(async () => {
  await page.viewport(1440, 900);
  [asked, bought, products] = [[], [], SAMPLE_PRODUCTS];
  Reflect.deleteProperty(window, 'orgCart');
  // Pages of visitors are in no frame; those of these tests are.
  vi.spyOn(window, 'parent', 'get').mockReturnValue(window);
});
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
  vi.restoreAllMocks();
  history.replaceState(null, '', window.location.pathname);
});

describe('the grid', () => {
  it('SHOP-006 has as many columns as the block says on large screens, three on medium and two on small', async () => {
    show({ perRow: 4, perPage: 7 });
    const columns = () => {
      const tops = [...document.querySelectorAll('.org-product-item')].map(
        (item) => item.getBoundingClientRect().top,
      );
      return tops.filter((top) => top === tops[0]).length;
    };
    for (const [width, count] of [
      [1920, 4],
      [1440, 4],
      [1024, 4],
      [820, 3],
      [768, 3],
      [390, 2],
      [320, 2],
    ] as const) {
      await page.viewport(width, 900);
      expect([width, columns()]).toEqual([width, count]);
    }
  });

  it('SHOP-020 keeps 4:3 for every picture, before and after it is there', async () => {
    // Twice as high as wide.
    const tall = document.createElement('canvas');
    [tall.width, tall.height] = [200, 400];
    products = SAMPLE_PRODUCTS.map((product, at) => ({
      ...product,
      images: at === 1 ? [] : [{ file: tall.toDataURL('image/png'), alt: '' }],
    }));
    show({ perPage: 7 });
    const frames = () =>
      [...document.querySelectorAll('.org-product-frame')].map((frame) =>
        frame.getBoundingClientRect(),
      );
    const before = frames();
    expect(before).toHaveLength(7);
    await Promise.all(
      Array.from(document.querySelectorAll<HTMLImageElement>('.org-product-picture'), (picture) => {
        picture.loading = 'eager';
        return picture.decode().catch(() => undefined);
      }),
    );
    expect(frames()).toEqual(before);
    for (const { width, height } of before) expect(width / height).toBeCloseTo(4 / 3, 2);
    for (const picture of document.querySelectorAll('.org-product-picture')) {
      const { width, height } = picture.getBoundingClientRect();
      expect(width / height).toBeCloseTo(4 / 3, 2);
    }
  });

  it('SHOP-021 does not leave a page in a frame by its products', async () => {
    const framed = new FramedPage();
    stops.push(() => framed.remove());
    framed.setWidth(1000);
    const { document: inside } = framed;
    const clicks: (readonly [string | null, boolean])[] = [];
    inside.addEventListener('click', (event) => {
      clicks.push([(event.target as Element).textContent, event.defaultPrevented]);
      event.preventDefault();
    });
    for (const [type, props] of [
      ['ProductList', { showViewDetailsButton: true }],
      ['SingleProduct', { product: 1 }],
    ] as const) {
      clicks.length = 0;
      framed.show(type, [{ props, context: { shop: sampleShop() } }]);
      const links = inside.querySelectorAll<HTMLAnchorElement>('[data-part="product"] a[href]');
      expect(links.length, type).toBeGreaterThanOrEqual(3);
      for (const link of links) link.click();
      expect(clicks, type).toHaveLength(links.length);
      for (const [name, isPrevented] of clicks) expect([name, isPrevented]).toEqual([name, true]);
    }
  });
});

describe('paging', () => {
  it('SHOP-003 SHOP-004 adds what Load More brings, until everything is there', async () => {
    show({ paging: 'loadMore' });
    const more = page.getByRole('link', { name: 'Load More' });
    await more.click();
    await expect.poll(names).toHaveLength(6);
    expect(names().slice(0, 4)).toEqual(['Ash bowl', 'Breakfast mug', 'Dinner plate', 'Lake bowl']);
    // Keyboard users continue at the first new item.
    await expect.element(page.getByRole('link', { name: 'Lake bowl' })).toHaveFocus();
    await more.click();
    await expect.poll(names).toHaveLength(7);
    await expect.element(more).not.toBeInTheDocument();
    expect(queries()).toEqual(['?currentPage=2', '?currentPage=3']);
    // The page stays at its address: what was loaded is more of the same.
    expect(window.location.search).toBe('');
  });

  it('SHOP-003 goes to the next products and back by the arrows of a carousel', async () => {
    show({ paging: 'carousel' });
    await page.getByRole('link', { name: 'Next products' }).click();
    await expect.poll(names).toEqual(['Lake bowl', 'Rain mug', 'Studio apron']);
    expect(window.location.search).toBe('?currentPage=2');
    await expect.element(page.getByText('2 / 3')).toBeVisible();
    await page.getByRole('link', { name: 'Previous products' }).click();
    await expect.poll(names).toEqual(['Ash bowl', 'Breakfast mug', 'Dinner plate']);
    // The arrow that leads nowhere is none.
    await expect
      .element(page.getByRole('link', { name: 'Previous products' }))
      .not.toBeInTheDocument();
  });

  it('SHOP-007 keeps its position on back and forward', async () => {
    show();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect.poll(names).toContain('Rain mug');
    history.back();
    await expect.poll(names).toContain('Ash bowl');
    expect(window.location.search).toBe('');
    history.forward();
    await expect.poll(names).toContain('Rain mug');
    expect(window.location.search).toBe('?currentPage=2');
  });
});

describe('what comes later', () => {
  const buy = (name: string) =>
    page.getByRole('form', { name: `Buy ${name}` }).getByRole('button', { name: 'Add To Cart' });

  it('is bought like what was there at first', async () => {
    show();
    await buy('Ash bowl').click();
    await expect.poll(() => bought).toEqual(['KILN-1']);
    await page.getByRole('link', { name: 'Next products' }).click();
    await buy('Lake bowl').click();
    await expect.poll(() => bought).toEqual(['KILN-1', 'KILN-4']);
    const form = page.getByRole('form', { name: 'Buy Lake bowl' });
    await expect.element(form.getByRole('link', { name: 'View Cart' })).toBeVisible();
    // What is in the cart already is known to a card that comes later.
    await page.getByRole('link', { name: 'Previous products' }).click();
    const first = page.getByRole('form', { name: 'Buy Ash bowl' });
    await expect.element(first.getByRole('link', { name: 'View Cart' })).toBeVisible();
  });

  it('has its buttons where nothing was found at first', () => {
    products = [];
    const { html } = printPage(sections({}), { shop: shopAt('') });
    expect(behavioursIn(html)).toContain('buy-box');
  });
});

describe('the search of the filter', () => {
  it('SHOP-014 asks 500 ms after the last key, once', async () => {
    show();
    await search().click();
    const typed: number[] = [];
    document.addEventListener('input', () => typed.push(performance.now()));
    const box = search().element() as HTMLInputElement;
    // All keys in one task: a busy machine may take longer than the pause from one key to the next.
    for (const text of ['b', 'bo', 'bow', 'bowl']) {
      box.value = text;
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    await expect.poll(() => asked.length, { timeout: 30_000 }).toBe(1);
    await pause(600);
    expect(queries()).toEqual(['?search=bowl']);
    const waited = (asked[0]?.at ?? 0) - (typed.at(-1) ?? 0);
    expect(waited).toBeGreaterThanOrEqual(495);
    expect(waited).toBeLessThan(10_000);
    // Who types on keeps the focus and what stands there.
    await expect.element(search()).toHaveFocus();
    await expect.element(search()).toHaveValue('bowl');
  });

  it('tells who does not see it how many products a search has left', async () => {
    show();
    await search().fill('bowl');
    const count = () => document.querySelector('[data-part="count"]')?.textContent;
    await expect.poll(queries, { timeout: 30_000 }).toEqual(['?search=bowl']);
    await expect
      .poll(() => document.querySelector('[data-part="said"]')?.textContent, { timeout: 30_000 })
      .toMatch(/^\d+ products?$/);
    expect(document.querySelector('[data-part="said"]')?.textContent).toBe(count());
  });

  it('SHOP-015 ignores a single letter, and shows everything again without any', async () => {
    show();
    await search().fill('b');
    await pause(700);
    expect(asked).toEqual([]);
    await search().fill('bo');
    await expect.poll(queries, { timeout: 30_000 }).toEqual(['?search=bo']);
    await search().fill('');
    await expect.poll(queries, { timeout: 30_000 }).toEqual(['?search=bo', '']);
  });
});
