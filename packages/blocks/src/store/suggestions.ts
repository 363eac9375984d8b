import type { Suggestion } from '../browser/combobox.ts';

/** Debounce delay in ms, and minimum length of a search. */
export const SUGGEST_DELAY = 300;
/** Minimum length of the search terms that get suggestions. */
export const SUGGEST_FEWEST = 2;
/** Endpoint of suggestions. */
export const SUGGEST_PATH = '/api/v1/store/suggest/';

/** Suggestions of the shop for a search. */
export interface ShopSuggestions {
  readonly products?: readonly { readonly name: string; readonly slug: string }[];
  readonly categories?: readonly { readonly category: string; readonly slug: string }[];
  /** Corrected search; '' or absent when the typed one matched. */
  readonly didYouMean?: string | null;
}

/** Returns the suggestions in order, each with its path: a correction, categories, products. */
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
