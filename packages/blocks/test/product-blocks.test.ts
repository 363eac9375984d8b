import { MESSAGES } from '@org/schema/copy';
import type { JsonObject } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import type { RenderContext } from '../src/render/block-view.ts';
import {
  SAMPLE_PRODUCTS,
  SAMPLE_TREE,
  sampleProduct,
  sampleShop,
} from '../src/samples/sample-products.ts';
import { NO_SHOP_STATE, readShopState, shopAddress } from '../src/shop-data/shop-state.ts';
import type { SiteShop } from '../src/shop-data/site-shop.ts';
import { accepts, getDefaults } from './block-html.ts';
import { pageHtml } from './navigation-html.ts';

/**
 * Returns the HTML of a page with one block.
 * @param context - overrides of the context
 */
function shown(
  type: string,
  props: JsonObject = {},
  shop: SiteShop | undefined = sampleShop(),
  context: Partial<RenderContext> = {},
): string {
  const column = { type: 'Column', children: [{ type, props }] };
  return pageHtml({ type: 'Section', children: [column] }, { shop, ...context });
}
const all = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, found]) => found ?? '');
const names = (html: string): string[] => all(html, /class="org-product-link"[^>]*>([^<]*)</g);
const seven = (currentPage: number): SiteShop =>
  sampleShop(SAMPLE_PRODUCTS, { ...NO_SHOP_STATE, currentPage });

describe('product list', () => {
  it('SHOP-009 SHOP-010 shows 3 products per page and per row, sorted by name, in a new block', () => {
    expect(getDefaults('ProductList')).toMatchObject({
      perPage: 3,
      perRow: 3,
      orderBy: 'name',
      orderDirection: 'ASC',
      limit: 0,
    });
    expect(names(shown('ProductList'))).toEqual(['Ash bowl', 'Breakfast mug', 'Dinner plate']);
  });

  it('SHOP-002 shows No Products Found when there are none', () => {
    expect(MESSAGES.noProducts).toBe('No Products Found');
    expect(shown('ProductList', {}, sampleShop([]))).toContain('>No Products Found<');
    expect(shown('ProductList', { source: 'products' })).toContain('>No Products Found<');
  });

  it('SHOP-003 pages by links, by arrows or by Load More', () => {
    for (const paging of ['pageLinks', 'carousel', 'loadMore'])
      expect(accepts('ProductList', { paging }), paging).toBe(true);
    expect(accepts('ProductList', { paging: 'none' })).toBe(false);
    expect(shown('ProductList')).toContain('aria-label="Page 2"');
    const arrows = shown('ProductList', { paging: 'carousel' }, seven(2));
    expect(arrows).toMatch(/href="\/a-page" rel="prev" aria-label="Previous products"/);
    expect(arrows).toMatch(/href="\/a-page\?currentPage=3" rel="next" aria-label="Next products"/);
    expect(arrows).not.toContain('aria-label="Page 2"');
    expect(shown('ProductList', { paging: 'loadMore' })).toMatch(
      /href="\/a-page\?currentPage=2">Load More</,
    );
  });

  it('SHOP-004 shows Load More only while not all products are loaded', () => {
    const list = { paging: 'loadMore' };
    expect(shown('ProductList', list, seven(2))).toContain('Load More');
    expect(shown('ProductList', list, seven(3))).not.toContain('Load More');
    expect(shown('ProductList', { ...list, perPage: 7 })).not.toContain('Load More');
  });

  it('SHOP-005 links to the first, the last and the neighboring pages, with ellipses', () => {
    const many = Array.from({ length: 27 }, (_, at) => sampleProduct(at + 1));
    const html = shown('ProductList', {}, sampleShop(many, { ...NO_SHOP_STATE, currentPage: 5 }));
    expect(all(html, /aria-label="Page (\d+)"/g)).toEqual(['1', '4', '5', '6', '9']);
    expect(all(html, /(…)/g)).toHaveLength(2);
    expect(html).toMatch(/aria-label="Page 5" aria-current="page"/);
  });

  it('SHOP-007 keeps its state in the URL, and shows it in its fields and links', () => {
    const query =
      'categoryIds=1,2&search=bowl&price=10,50&orderBy=price&orderDirection=DESC&currentPage=2&limit=9&itemsPerPage=2&tags=4&showdeleted=true';
    const state = readShopState(query);
    expect(state).toEqual({
      categoryIds: [1, 2],
      search: 'bowl',
      price: { min: 10, max: 50 },
      orderBy: 'price',
      orderDirection: 'DESC',
      currentPage: 2,
      limit: 9,
      itemsPerPage: 2,
      tags: [4],
      attributes: [],
      showdeleted: true,
    });
    const html = shown('ProductList', {}, sampleShop(SAMPLE_PRODUCTS, state));
    expect(names(html)).toEqual(['Dinner plate', 'Lake bowl']);
    expect(html).toMatch(/name="search"[^>]*value="bowl"/);
    const chosen = all(html, /(<input[^>]*name="categoryIds"[^>]*>)/g).filter((input) =>
      input.includes('checked'),
    );
    expect(chosen.map((input) => /value="(\d)"/.exec(input)?.[1])).toEqual(['1', '2']);
    // Links to another page keep all parameters but the page.
    expect(html).toContain(
      `href="/a-page?${query.replace('currentPage=2', 'currentPage=3').replaceAll('&', '&amp;')}"`,
    );
    expect(html).toMatch(/<input type="hidden"[^>]*name="orderBy"[^>]*value="price"/);
  });

  it('SHOP-007 ignores invalid parameters of a URL', () => {
    for (const query of [
      'categoryIds=x,-1,0&search=%20&price=9,1&orderBy=color&orderDirection=up&currentPage=0&limit=-9&itemsPerPage=1e9&tags=,&showdeleted=no',
      '%',
      '',
    ])
      expect(readShopState(query), query).toMatchObject({ ...NO_SHOP_STATE });
    // A form without a script sends two fields.
    expect(readShopState('price=&price=20').price).toEqual({ min: 0, max: 20 });
    expect(readShopState('price=30&price=20').price).toEqual({ min: 20, max: 30 });
    expect(readShopState('price=&price=').price).toBeUndefined();
  });

  it('keeps chosen attribute values in the URL, and shows them as removable filters', () => {
    const query = 'price=20,60&attribute=Size:Small,Ratio%201%253A2:50%20%2525';
    const state = readShopState(query);
    expect(state.attributes).toEqual(['Size:Small', 'Ratio 1%3A2:50 %25']);
    // A form without a script repeats the field.
    expect(readShopState('attribute=Size:Small&attribute=Size%3ALarge').attributes).toEqual([
      'Size:Small',
      'Size:Large',
    ]);
    expect(readShopState('attribute=Size&attribute=,:x').attributes).toEqual([]);
    const html = shown('ProductList', {}, sampleShop(SAMPLE_PRODUCTS, state));
    const checked = all(html, /(<input[^>]*name="attribute"[^>]*>)/g).filter((input) =>
      input.includes('checked'),
    );
    expect(checked.map((input) => /value="([^"]*)"/.exec(input)?.[1])).toEqual([
      'Size:Small',
      'Ratio 1%3A2:50 %25',
    ]);
    const chips = all(html, /(<a class="org-product-chip".*?<\/a>)/g).map((chip) => [
      chip.replaceAll(/<[^>]*>/g, ''),
      /href="([^"]*)"/.exec(chip)?.[1],
    ]);
    expect(chips).toEqual([
      [
        'Remove the filter Size: Small',
        '/a-page?price=20,60&amp;attribute=Ratio%201%253A2:50%20%2525',
      ],
      ['Remove the filter Ratio 1:2: 50 %', '/a-page?price=20,60&amp;attribute=Size:Small'],
      [
        'Remove the filter $20.00 – $60.00',
        '/a-page?attribute=Size:Small,Ratio%201%253A2:50%20%2525',
      ],
    ]);
    expect(html).toMatch(/data-part="clear" href="\/a-page">Clear all</);
    expect(shown('ProductList')).not.toContain('org-product-chip');
  });

  it('suggests removing filters when they match no product', () => {
    const narrowed = sampleShop([], { ...NO_SHOP_STATE, search: 'zebra' });
    expect(shown('ProductList', {}, narrowed)).toMatch(
      /No Products Found<.*Try fewer filters.*href="\/a-page">Show all products</,
    );
    expect(shown('ProductList', {}, sampleShop([]))).not.toContain('Try fewer');
  });

  it('SHOP-015 ignores a search of one character', () => {
    expect(readShopState('search=b').search).toBe('');
    expect(readShopState('search=bo').search).toBe('bo');
    expect(shown('ProductList')).toMatch(/type="search"[^>]* minLength="2"|minlength="2"/i);
  });

  it('SHOP-017 shows the price filter only when prices differ', () => {
    const prices = (html: string) => /<fieldset[^>]*org-product-prices[^>]*>/.exec(html)?.[0];
    expect(prices(shown('ProductList'))).not.toContain('hidden');
    const cost = (...all: readonly number[]) =>
      sampleShop(all.map((unitPrice, at) => sampleProduct(at + 1, { unitPrice })));
    // A single price leaves nothing to choose, even when it is not a whole number.
    for (const same of [20, 10.5])
      expect(prices(shown('ProductList', {}, cost(same, same)))).toContain('hidden');
    expect(prices(shown('ProductList', {}, cost(10.5, 10.75)))).not.toContain('hidden');
  });

  it('SHOP-019 ERR-013 shows Loading..., No categories found and Error Loading Categories', () => {
    for (const [categories, text] of [
      ['loading', 'Loading...'],
      ['failed', 'Error Loading Categories'],
      [[], 'No categories found'],
    ] as const)
      expect(shown('ProductList', {}, { ...sampleShop(), categories })).toContain(`>${text}<`);
  });
});

describe('cards of products', () => {
  const card = (more: Parameters<typeof sampleProduct>[1], context?: Partial<RenderContext>) =>
    shown('SingleProduct', { product: 1 }, sampleShop([sampleProduct(1, more)]), context);

  it('BLK-PRODUCT-01 BLK-PRODUCT-02 has its props, and shows No Product without one', () => {
    expect(getDefaults('SingleProduct')).toEqual({
      product: 0,
      showViewDetailsButton: true,
      showCategories: true,
    });
    expect(shown('SingleProduct')).toContain('>No Product<');
    expect(shown('SingleProduct', { product: 999 })).toContain('>No Product<');
  });

  it('SHOP-022 links to the details, and shows categories when that is enabled', () => {
    const html = card({});
    expect(html).toMatch(/data-part="details" href="\/store\/product\/bowl-1"/);
    expect(html).toMatch(/href="\/store\/category\/bowls">Bowls</);
    const props = { product: 1, showViewDetailsButton: false, showCategories: false };
    expect(shown('SingleProduct', props)).not.toMatch(/View details|store\/category/);
  });

  it('SHOP-021 has no links in the canvas of the editor', () => {
    for (const type of ['ProductList', 'CategoryList', 'ProductDetails'])
      expect(shown(type, {}, sampleShop(), { editing: true }), type).not.toContain('href=');
  });

  it('PROD-003 PROD-004 shows Uncategorized and Draft', () => {
    expect(card({ categories: [] })).toContain('>Uncategorized<');
    expect(card({ status: 'draft' })).toContain('>Draft<');
    expect(card({})).not.toMatch(/Draft|Uncategorized/);
  });

  it('PROD-008 shows badgeText in its badgeColor, with a readable text color', () => {
    expect(card({ badgeText: 'New', badgeColor: '#f5d90a' })).toMatch(
      /style="--org-badge:#f5d90a;--org-badge-ink:#000000">New</,
    );
    expect(card({ badgeText: 'Sale', badgeColor: '#b00' })).toMatch(
      /style="--org-badge:#bb0000;--org-badge-ink:#ffffff">Sale</,
    );
    expect(card({ badgeText: 'Odd', badgeColor: 'red;x:y' })).toMatch(/data-part="badge">Odd</);
  });

  it('PROD-009 shows salePrice beside unitPrice, and the range of several variants', () => {
    const sale = card({ unitPrice: 48, salePrice: 39 });
    expect(sale).toMatch(/<s [^>]*>.*48\.00<\/s>.*<strong[^>]*>[^<]*39\.00<\/strong>/);
    expect(card({ numberOfVariants: 3, priceRange: { min: 28, max: 44 } })).toMatch(
      /28\.00 – [^<]*44\.00</,
    );
  });
});

describe('category list', () => {
  it('BLK-CATLIST-01 shows No Categories when there are none', () => {
    expect(shown('CategoryList', {}, { ...sampleShop(), categories: [] })).toContain(
      '>No Categories<',
    );
  });

  it('BLK-CATLIST-02 links each category to /store/category/{slug}', () => {
    expect(all(shown('CategoryList'), /href="([^"]*)"/g)).toEqual([
      '/store/category/bowls',
      '/store/category/mugs',
      '/store/category/plates',
      '/store/category/glazes-and-tools',
    ]);
    expect(all(shown('CategoryList', { categoryIds: [2] }), /href="([^"]*)"/g)).toEqual([
      '/store/category/mugs',
    ]);
  });
});

describe('category tree', () => {
  const shop = { ...sampleShop(), categories: SAMPLE_TREE };

  it('BLK-CATLIST-02 links each category of a tree, with collapsed subcategories and counts', () => {
    const html = shown('CategoryList', {}, shop);
    expect(all(html, /href="([^"]*)"/g)).toEqual(
      SAMPLE_TREE.map(({ slug }) => `/store/category/${slug}`),
    );
    expect(all(html, /<summary[^>]*aria-label="([^"]*)"/g)).toEqual([
      'Categories in Bowls',
      'Categories in Glazes and tools',
      'Categories in Glazes',
    ]);
    expect(html).toMatch(/>Plates<\/span><span[^>]*>1<span[^>]*> product</);
    expect(html).toMatch(/>Bowls<\/span><span[^>]*>12<span[^>]*> products</);
    expect(html).not.toMatch(/<details[^>]* open/);
  });

  it('opens only the branch of the current category', () => {
    const state = { ...NO_SHOP_STATE, categoryIds: [8] };
    const html = shown('CategoryList', {}, { ...shop, state });
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(2);
    expect(html.split('Categories in Bowls')[0]).not.toMatch(/<details[^>]* open/);
  });

  it('indents the subcategories of the filter', () => {
    const html = shown('ProductList', {}, shop);
    expect(html).toMatch(/data-depth="1"[^>]*><input[^>]*name="categoryIds"[^>]*value="5"/);
    expect(html).toMatch(/data-depth="2"[^>]*><input[^>]*name="categoryIds"[^>]*value="8"/);
  });
});

describe('product search', () => {
  it('SHOP-012 requires a term, and navigates to /store?search=', () => {
    const html = shown('ProductSearch');
    expect(html).toMatch(/<form[^>]*action="\/store" method="get"/);
    expect(html).toMatch(/<input[^>]*required=""[^>]*name="search"/);
  });
});

describe('recently viewed products', () => {
  const viewed = (rows: readonly number[]): SiteShop => ({
    ...sampleShop(),
    viewed: rows.flatMap((id) => SAMPLE_PRODUCTS.find((product) => product.id === id) ?? []),
  });

  it('is rendered hidden and empty without ids, since pages are the same for everyone', () => {
    const html = shown('ProductsViewed', {}, viewed([]));
    expect(html).toMatch(/<div[^>]* data-block="products-viewed"[^>]* hidden=""/);
    expect(names(html)).toEqual([]);
  });

  it('is sorted by recency, limited by the block, with prices and without buy buttons', () => {
    const html = shown('ProductsViewed', { most: 2 }, viewed([4, 1, 2]));
    expect(names(html)).toEqual(['Lake bowl', 'Ash bowl']);
    expect(html).toContain('$62.00');
    expect(html).not.toContain('org-buy');
    expect(html).not.toMatch(/products-viewed"[^>]* hidden/);
  });

  it('is read from a URL as up to twelve ids, and is not part of any other URL', () => {
    expect(readShopState('viewed=4,1,4,x,-2').viewed).toEqual([4, 1]);
    const many = Array.from({ length: 30 }, (_, at) => at + 1);
    expect(readShopState(`viewed=${many}`).viewed).toHaveLength(12);
    expect(readShopState('search=bowl').viewed).toBeUndefined();
    expect(shopAddress('/store', readShopState('viewed=4,1'))).toBe('/store');
  });
});
