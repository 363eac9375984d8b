import type { Suggestion } from '../combobox.ts';

/** ms after the last key before suggestions are looked for, and fewest characters. Source: SHOP-013, SHOP-015. */
export const SUGGEST_DELAY = 300;
export const SUGGEST_FEWEST = 2;
/** Where suggestions come from. */
export const SUGGEST_PATH = '/api/v1/store/suggest/';

/** What the shop suggests for what is typed. */
export interface ShopSuggestions {
  readonly products?: readonly { readonly name: string; readonly slug: string }[];
  readonly categories?: readonly { readonly category: string; readonly slug: string }[];
  /** What was looked for in the place of what was typed; '' or nothing where that was found. */
  readonly didYouMean?: string | null;
}

/** Suggestions as they are listed, each with the path that it leads to: a better spelling, categories, products. */
export function listSuggestions({
  products = [],
  categories = [],
  didYouMean,
}: ShopSuggestions): Suggestion[] {
  return [
    ...(didYouMean
      ? [
          {
            text: `Did you mean “${didYouMean}”?`,
            value: `/store?search=${encodeURIComponent(didYouMean)}`,
          },
        ]
      : []),
    ...categories.map(({ category, slug }) => ({
      text: `${category} (category)`,
      value: `/store/category/${encodeURIComponent(slug)}`,
    })),
    ...products.map(({ name, slug }) => ({
      text: name,
      value: `/store/product/${encodeURIComponent(slug)}`,
    })),
  ];
}
