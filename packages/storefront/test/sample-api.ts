import { type ApiClient, createClient } from '@org/api-client';
import { NO_SHOP_STATE, readShopState } from '@org/blocks/store';
import { SAMPLE_PRODUCTS, sampleProduct, sampleShop } from '@org/blocks/testing';
import {
  CART_SETTINGS,
  type CartItem,
  type CartSettings,
  type ProductPage,
  type PublicProduct,
} from '@org/schema/entities';

const measures = { weight: null, length: null, width: null, height: null };
const variant = (id: number, size: string, price: number, stock: number) => ({
  id,
  sku: `MUG-${size}`,
  imported_variant_id: null,
  price,
  salePrice: null,
  stock,
  image: '',
  attributes: [{ attribute_name: 'Size', attribute_value: size }],
  ...measures,
});

/** A mug in two sizes, the large one out of stock. */
export const VARIED: PublicProduct = sampleProduct(40, {
  name: 'Rain mug',
  numberOfVariants: 2,
  priceRange: { min: 24, max: 30 },
  attributes: [{ name: 'Size', values: ['Small', 'Large'] }],
  variants: [variant(41, 'Small', 24, 3), variant(42, 'Large', 30, 0)],
});

/** A mock API of a shop: sample products, and a cart that behaves like the server's. */
export interface SampleApi {
  readonly client: ApiClient;
  /** Requests: method and path with query. */
  readonly calls: string[];
  /** Makes all following requests fail, or none. */
  fail: (fails: boolean) => void;
}

type Answer = Readonly<Record<string, unknown>>;

/**
 * Creates a mock API.
 * @param options - SKUs that are initially in the cart, overrides of settings
 * @returns API
 */
export function sampleApi({
  inCart = [],
  settings = {},
}: {
  readonly inCart?: readonly string[];
  readonly settings?: Partial<CartSettings>;
} = {}): SampleApi {
  const products = [...SAMPLE_PRODUCTS.filter(({ status }) => status === 'published')];
  const calls: string[] = [];
  let fails = false;
  let version = 1;
  const items = new Map<string, number>(inCart.map((sku) => [sku, 1]));

  const getItem = (sku: string, quantity: number): CartItem => {
    const product = products.find((one) => one.sku === sku) ?? VARIED;
    const own = product.variants?.find((one) => one.sku === sku);
    const unitPrice = own?.price ?? product.unitPrice;
    const paid = product.salePrice ?? unitPrice;
    const stock = own?.stock ?? product.stock;
    return {
      id: [...items.keys()].indexOf(sku) + 1,
      key: `00000000-0000-4000-8000-${String([...items.keys()].indexOf(sku) + 1).padStart(12, '0')}`,
      name: own ? `${product.name}, Small` : product.name,
      quantity,
      unitPrice,
      salePrice: product.salePrice,
      sku,
      slug: product.slug,
      images: product.images,
      selectedOptions: own?.attributes ?? [],
      ...measures,
      maxQuantity: Math.min(stock, 99),
      stock,
      stockStatus: 'in stock',
      available: true,
      lineTotal: paid * quantity,
      warnings: [],
    };
  };
  const cart = (): Answer => {
    const all = [...items].flatMap(([sku, n]) => (n > 0 ? [getItem(sku, n)] : []));
    const subtotal = all.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
    const itemsCount = all.reduce((sum, { quantity }) => sum + quantity, 0);
    const totals = { subtotal, discount: 0, total: subtotal };
    return {
      cart: {
        guid: all.length > 0 ? '00000000-0000-4000-8000-000000000099' : null,
        items: all,
        itemsCount,
        totals,
        delivery: { from: 9.5, freeFrom: 120 },
        coupons: [],
        warnings: [],
        currency: 'CAD',
        version: version++,
      },
    };
  };
  const page = (query: URLSearchParams): ProductPage & Answer => {
    const state = readShopState(query.toString());
    const search = state.search.toLowerCase();
    const ids = query.get('productIds')?.split(',');
    const found = products.filter(
      ({ id, name, priceRange: { min } }) =>
        (ids?.includes(String(id)) ?? true) &&
        name.toLowerCase().includes(search) &&
        (!state.price || (min >= state.price.min && min <= state.price.max)),
    );
    const list = { source: 'all', categoryIds: [], productIds: [], limit: 0 };
    const part = sampleShop(found, { ...NO_SHOP_STATE, currentPage: state.currentPage }).list({
      ...list,
      perPage: state.itemsPerPage ?? 12,
      orderBy: 'name',
      orderDirection: 'ASC',
    });
    return {
      rows: [...(part?.rows ?? [])],
      total: found.length,
      totalIsCapped: false,
      minPrice: 18,
      maxPrice: 62,
      currentPage: state.currentPage,
      itemsPerPage: state.itemsPerPage ?? 12,
      facets: part?.facets,
    };
  };
  const answer = async (request: Request): Promise<Answer | undefined> => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace('/api/v1/', '');
    const body = request.body ? await request.json() : {};
    const [, item] = /^cart\/items\/0{8}-0000-4000-8000-0*(\d+)\/$/.exec(path) ?? [];
    const sku = [...items.keys()][Number(item) - 1] ?? '';
    switch (`${request.method} ${item ? 'cart/items/{key}/' : path}`) {
      case 'GET products/':
        return page(searchParams);
      case 'GET store/suggest/': {
        const q = (searchParams.get('q') ?? '').toLowerCase();
        const found = products.filter(({ name }) => name.toLowerCase().includes(q));
        return { products: found, categories: [], didYouMean: null };
      }
      case 'GET products/categories/': {
        const rows = sampleShop().categories;
        return { rows, total: rows.length, results: { rows, total: rows.length } };
      }
      case 'GET cart/settings/':
        return { data: { ...CART_SETTINGS, enabled: true, ...settings } };
      case 'POST cart/items/':
        items.set(body.sku, body.quantity ?? (items.get(body.sku) ?? 0) + 1);
        break;
      case 'PUT cart/items/{key}/':
        items.set(sku, body.quantity);
        break;
      case 'DELETE cart/items/{key}/':
        items.set(sku, 0);
        break;
      case 'DELETE cart/':
        items.clear();
        break;
      case 'GET cart/':
        break;
      default:
        return undefined;
    }
    return cart();
  };
  const client = createClient({
    baseUrl: 'https://shop.test',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      calls.push(`${request.method} ${request.url.replace('https://shop.test', '')}`);
      const found = fails ? undefined : await answer(request);
      return found
        ? Response.json({ success: true, ...found })
        : Response.json(
            {
              success: false,
              code: 'internal',
              error: 'Something broke',
              errors: ['Something broke'],
            },
            { status: 500 },
          );
    },
  });
  return { client, calls, fail: (next) => (fails = next) };
}
