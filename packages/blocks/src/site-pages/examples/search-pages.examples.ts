import type { SearchResult } from '../search/result-list.tsx';
import type { PageExamples } from './define-page-examples.ts';
import { LONG_NAME, LONG_WORD } from './sample-texts.ts';

const RESULTS: readonly SearchResult[] = [
  { title: 'Classes', path: 'classes', excerpt: 'Throwing, glazing and firing, in small groups.' },
  { title: 'Opening hours', path: 'about/hours', excerpt: '' },
];
const PRODUCTS: readonly SearchResult[] = [
  { title: 'Serving bowl', path: 'store/product/serving-bowl', excerpt: 'Stoneware, ash glaze.' },
];
const ARABIC: readonly SearchResult[] = [
  { title: 'دروس الخزف', path: 'classes', excerpt: 'في مجموعات صغيرة.' },
];
const LONG: readonly SearchResult[] = [
  { title: LONG_NAME, path: 'long', excerpt: LONG_NAME.repeat(3) },
  { title: LONG_WORD, path: `${'long-'.repeat(30)}path`, excerpt: LONG_WORD },
];

/** Examples of the search page. */
export const searchPageExamples: PageExamples<'search'> = {
  minimal: { query: '', results: [], page: 1, hasMore: false },
  typical: { query: 'bowl', results: RESULTS, products: PRODUCTS, page: 1, hasMore: true },
  longText: { query: LONG_NAME, results: LONG, products: LONG, page: 2, hasMore: true },
  problem: { query: 'zzz"<b>', results: [], page: 1, hasMore: false },
  rtl: { query: 'خزف', results: ARABIC, page: 1, hasMore: false },
};

/** Further states of the search. */
export const SEARCH_STATES = {
  tooShort: { query: 'b', results: [], page: 1, hasMore: false },
  correctedProducts: {
    query: 'bowll',
    results: [],
    products: PRODUCTS,
    didYouMean: 'bowl',
    page: 1,
    hasMore: false,
  },
  correctedProductsBelowPages: {
    query: 'bowll',
    results: RESULTS,
    products: PRODUCTS,
    didYouMean: 'bowl',
    page: 1,
    hasMore: false,
  },
  correctedPages: {
    query: 'glazse',
    results: RESULTS,
    resultsMean: 'glazes',
    page: 1,
    hasMore: false,
  },
  pastTheEnd: { query: 'bowl', results: [], page: 9, hasMore: false },
} as const;

/** Examples of the help on a missing page. */
export const notFoundPageExamples: PageExamples<'notFound'> = {
  minimal: { isSimilar: false, suggestions: [] },
  typical: { isSimilar: true, suggestions: RESULTS },
  longText: { isSimilar: false, suggestions: LONG },
  problem: { isSimilar: false, suggestions: RESULTS },
  rtl: { isSimilar: true, suggestions: ARABIC },
};
