import { CART_SETTINGS, type CategoryRef, type PublicProduct } from '@org/schema/entities';
import { SAMPLE_PICTURES } from '../images/sample-pictures.ts';
import { productsPerPage, productsQuery } from '../shop-data/list-query.ts';
import { NO_SHOP_STATE, type ShopState } from '../shop-data/shop-state.ts';
import type { ProductFacets, ShopCategory, SiteShop } from '../shop-data/site-shop.ts';

/** Categories of a sample workshop. */
const SAMPLE_CATEGORIES: readonly CategoryRef[] = [
  { id: 1, category: 'Bowls', slug: 'bowls' },
  { id: 2, category: 'Mugs', slug: 'mugs' },
  { id: 3, category: 'Plates', slug: 'plates' },
  { id: 4, category: 'Glazes and tools', slug: 'glazes-and-tools' },
];

/** The same categories with subcategories. */
export const SAMPLE_TREE: readonly ShopCategory[] = [
  { id: 1, category: 'Bowls', slug: 'bowls', count: 12 },
  { id: 5, category: 'Tea bowls', slug: 'tea-bowls', parent_id: 1, count: 5 },
  { id: 6, category: 'Serving bowls', slug: 'serving-bowls', parent_id: 1, count: 7 },
  { id: 2, category: 'Mugs', slug: 'mugs', count: 8 },
  { id: 3, category: 'Plates', slug: 'plates', count: 1 },
  { id: 4, category: 'Glazes and tools', slug: 'glazes-and-tools', count: 20 },
  { id: 7, category: 'Glazes', slug: 'glazes', parent_id: 4, count: 14 },
  { id: 8, category: 'Dipping glazes', slug: 'dipping-glazes', parent_id: 7, count: 4 },
  { id: 9, category: 'Tools', slug: 'tools', parent_id: 4, count: 6 },
];

/**
 * Returns a sample product.
 * @param more - overrides
 */
export function sampleProduct(id: number, more: Partial<PublicProduct> = {}): PublicProduct {
  const unitPrice = more.unitPrice ?? 20 + id * 6;
  const paid = more.salePrice ?? unitPrice;
  return {
    id,
    name: `Bowl ${id}`,
    imported_id: null,
    sku: `KILN-${id}`,
    slug: `bowl-${id}`,
    status: 'published',
    images: [{ file: SAMPLE_PICTURES[id % SAMPLE_PICTURES.length]?.file ?? '', alt: '' }],
    badgeText: '',
    badgeColor: '',
    categories: [{ id: 1, category: 'Bowls', slug: 'bowls' }],
    unitPrice,
    salePrice: null,
    priceRange: { min: paid, max: paid },
    numberOfVariants: 0,
    stock: 8,
    stockStatus: 'in stock',
    trackInventory: true,
    allowBackorder: false,
    attributes: [],
    dimensions: {
      weight: null,
      length: null,
      width: null,
      height: null,
      weightUnit: 'kg',
      lengthUnit: 'cm',
    },
    excerpt: '',
    brand: '',
    barcode: '',
    canonical_url: '',
    meta_title: '',
    meta_keywords: '',
    meta_description: '',
    focus_keyphrase: '',
    og_image: '',
    noindex: false,
    ...more,
  };
}

const [bowls, mugs, plates] = SAMPLE_CATEGORIES;
const of = (...refs: readonly (CategoryRef | undefined)[]): CategoryRef[] =>
  refs.filter((ref) => ref !== undefined);

/** Sample products sorted by name. */
export const SAMPLE_PRODUCTS: readonly PublicProduct[] = [
  sampleProduct(1, {
    name: 'Ash bowl',
    unitPrice: 48,
    salePrice: 39,
    badgeText: 'Sale',
    badgeColor: '#b42318',
    categories: of(bowls),
    images: SAMPLE_PICTURES.slice(0, 4).map(({ file, altText }) => ({ file, alt: altText })),
    description:
      '<p>Thrown in one piece, glazed with the ash of our own lavender.</p><p>It holds a salad for four, and goes into the dishwasher.</p>',
    excerpt: 'Glazed with the ash of our own lavender.',
    brand: 'Kiln & Clay',
    dimensions: {
      weight: 0.9,
      length: 24,
      width: 24,
      height: 9,
      weightUnit: 'kg',
      lengthUnit: 'cm',
    },
  }),
  sampleProduct(2, { name: 'Breakfast mug', unitPrice: 24, categories: of(mugs) }),
  sampleProduct(3, {
    name: 'Dinner plate',
    numberOfVariants: 3,
    priceRange: { min: 28, max: 44 },
    categories: of(plates),
  }),
  sampleProduct(4, {
    name: 'Lake bowl',
    unitPrice: 62,
    badgeText: 'New',
    badgeColor: '#f5d90a',
    categories: of(bowls, plates),
  }),
  sampleProduct(5, { name: 'Rain mug', unitPrice: 26, categories: of(mugs) }),
  sampleProduct(6, { name: 'Studio apron', unitPrice: 55, categories: [] }),
  sampleProduct(7, { name: 'Tea bowl', unitPrice: 18, status: 'draft', categories: of(bowls) }),
];

/** Filters of the sample products. */
const SAMPLE_FACETS: ProductFacets = {
  categories: [
    { id: 1, category: 'Bowls', slug: 'bowls', count: 3 },
    { id: 2, category: 'Mugs', slug: 'mugs', count: 2 },
    { id: 3, category: 'Plates', slug: 'plates', count: 2 },
  ],
  attributes: [
    {
      name: 'Size',
      values: [
        { value: 'Small', count: 4 },
        { value: 'Large', count: 2 },
      ],
    },
    { name: 'Brand', values: [{ value: 'Kiln & Clay', count: 1 }] },
  ],
  isCapped: false,
};

/**
 * Returns the shop of an example's site.
 * @param state - query
 * @returns shop with the requested page of products
 */
export function sampleShop(
  products: readonly PublicProduct[] = SAMPLE_PRODUCTS,
  state: ShopState = NO_SHOP_STATE,
): SiteShop {
  const prices = products.map(({ priceRange }) => priceRange.min);
  return {
    state,
    list: (list) => {
      const query = productsQuery(list, state);
      const rows = products.filter(({ id }) => query?.productIds?.includes(id) ?? query);
      const size = productsPerPage(list, state);
      const from = (state.currentPage - 1) * size;
      return {
        rows: rows.slice(from, from + size),
        total: rows.length,
        minPrice: rows.length > 0 ? Math.min(...prices) : 0,
        maxPrice: rows.length > 0 ? Math.max(...prices) : 0,
        page: state.currentPage,
        facets: SAMPLE_FACETS,
      };
    },
    product: (wanted) => products.find(({ id }) => id === wanted),
    current: products[0],
    categories: SAMPLE_CATEGORIES,
    viewed: products,
    cart: { ...CART_SETTINGS, enabled: true },
  };
}
