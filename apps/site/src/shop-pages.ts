import { type BlockTemplate, createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { blockRegistry } from '@org/installed-blocks/definitions';
import { PRODUCT_PATH, PRODUCTS_PER_PAGE, STORE_CATEGORY_PATH, STORE_PAGE } from '@org/schema';
import type { apiContract, RouteResponse } from '@org/schema/contract';
import type { PublicProduct } from '@org/schema/entities';
import { missingPage } from './missing-page.ts';
import type { PageFrame } from './plain-frame.ts';
import type { PageAnswer } from './site-page.ts';

const TITLE = 'Store';

/** A list that is most of its page. */
const LIST = { perPage: PRODUCTS_PER_PAGE, perRow: 3 } as const;

const heading = (text: string, tag: 'h1' | 'h2'): BlockTemplate => ({
  type: 'Text',
  props: { text, tag, fontSize: tag === 'h1' ? 2.75 : 1.5, fontWeight: 700 },
});

/** A page of blocks that stand below each other. */
function getContent(children: readonly BlockTemplate[]): string {
  const column: BlockTemplate = {
    type: 'Column',
    props: { settings: { desktop: { alignment: { gap: 32, gapUnit: 'px' } } } },
    children: [...children],
  };
  return encodeContent(
    createTree(
      { type: 'Wrapper', children: [{ type: 'Section', children: [column] }] },
      blockRegistry,
    ),
  );
}

/** A page of the shop in the frame of another page of the site. */
function shopPage(
  frame: PageFrame | undefined,
  page: Partial<PageAnswer['page']> & Pick<PageAnswer['page'], 'slug' | 'title' | 'content'>,
): PageAnswer {
  const { page: own, ...answer } = missingPage(frame);
  return { ...answer, page: { ...own, noindex: false, ...page } };
}

const STORE_CONTENT = getContent([
  heading(TITLE, 'h1'),
  { type: 'CategoryList' },
  heading('All products', 'h2'),
  { type: 'ProductList', props: { ...LIST } },
]);

/** The shop, for sites that have made no page of their own there. */
export function storePage(frame: PageFrame | undefined): PageAnswer {
  return shopPage(frame, { slug: STORE_PAGE, title: TITLE, content: STORE_CONTENT });
}

/** A category: what is said of it, those below it, and its products. */
export function categoryPage(
  { category, children }: RouteResponse<typeof apiContract.store.category>,
  frame: PageFrame | undefined,
): PageAnswer {
  const { id, category: title, description, slug, thumbnail } = category;
  return shopPage(frame, {
    slug: STORE_CATEGORY_PATH + slug,
    title,
    excerpt: description.slice(0, 300),
    image: thumbnail,
    updated_at: category.updated_at,
    content: getContent([
      heading(title, 'h1'),
      ...(description ? [{ type: 'Text', props: { text: description, fontSize: 1.125 } }] : []),
      ...(children.length > 0
        ? [
            {
              type: 'CategoryList',
              props: { categoryIds: children.slice(0, 50).map((child) => child.id) },
            },
          ]
        : []),
      heading('Products', 'h2'),
      {
        type: 'ProductList',
        props: { ...LIST, source: 'categories', categoryIds: [id], showCategoryFilter: false },
      },
    ]),
  });
}

/** A product with some that are like it. */
export function productPage(
  product: PublicProduct,
  related: readonly PublicProduct[],
  frame: PageFrame | undefined,
): PageAnswer {
  const list = {
    source: 'products',
    productIds: related.map(({ id }) => id),
    perPage: 4,
    perRow: 4,
    showSearch: false,
    showCategoryFilter: false,
    showPriceFilter: false,
    showAttributeFilter: false,
    showSorting: false,
    showCategories: false,
  };
  return shopPage(frame, {
    id: product.id,
    slug: PRODUCT_PATH + product.slug,
    title: product.name,
    excerpt: product.excerpt,
    image: product.images[0]?.file ?? '',
    canonical_url: product.canonical_url ?? '',
    meta_title: product.meta_title ?? '',
    meta_keywords: product.meta_keywords ?? '',
    meta_description: product.meta_description ?? '',
    og_image: product.og_image,
    noindex: product.noindex || product.status !== 'published',
    content: getContent([
      { type: 'ProductDetails' },
      ...(related.length > 0
        ? [heading('You may also like', 'h2'), { type: 'ProductList', props: list }]
        : []),
      { type: 'ProductsViewed' },
    ]),
  });
}
