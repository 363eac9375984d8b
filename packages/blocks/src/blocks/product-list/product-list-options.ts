/** Kinds of paging of a product list. */
export const PRODUCT_PAGINGS = ['pageLinks', 'carousel', 'loadMore'] as const;
/** Sources of the products of a list. */
export const PRODUCT_SOURCES = ['all', 'categories', 'products'] as const;
/** Maximum number of products per row on a large screen. */
export const MAX_PER_ROW = 6;
/** Maximum number of tags that a list offers. */
export const MAX_TAGS = 20;

/** Default values of a new tag filter, without its id. */
export const NEW_TAG = { tagId: 0, label: '' } as const;
