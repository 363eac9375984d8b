import { STORE_PAGE } from '@org/schema';
import type { ReactElement } from 'react';
import { isSearchable } from './is-searchable.ts';
import { ResultList, type SearchResult } from './result-list.tsx';
import { SearchForm } from './search-form.tsx';

/** Props of the search page. */
export interface SearchPageProps {
  /** Query as it was typed. */
  readonly query: string;
  readonly results: readonly SearchResult[];
  /** Matching products: above the pages, or below them if they only match corrected search terms. @default none */
  readonly products?: readonly SearchResult[] | undefined;
  /** Corrected search terms that the products match, when the typed ones match none. */
  readonly didYouMean?: string | undefined;
  /** Corrected search terms that the results match, when the typed ones match none. */
  readonly resultsMean?: string | undefined;
  /** Page of the results, from 1. */
  readonly page: number;
  readonly hasMore: boolean;
}

/** Renders what the search found, when the results do not say so themselves. */
function SearchStatus({
  query,
  results,
  products = [],
  didYouMean,
  resultsMean,
  page,
}: SearchPageProps): ReactElement | null {
  if (!isSearchable(query)) return query ? <p role="status">Type at least two letters.</p> : null;
  const isCorrected =
    (products.length === 0 || didYouMean !== undefined) &&
    (results.length === 0 || resultsMean !== undefined);
  if (results.length + products.length > 0 && isCorrected)
    return (
      <p role="status">
        No results for “{query}”. Showing results for{' '}
        <strong>{products.length > 0 ? didYouMean : resultsMean}</strong>.
      </p>
    );
  if (results.length + products.length > 0) return null;
  return (
    <p role="status">
      {page > 1
        ? 'There is nothing more.'
        : `No results for “${query}”. Try fewer or shorter words.`}
    </p>
  );
}

/** Renders the links to the previous and the next page of results. */
function ResultPages({ query, page, hasMore }: SearchPageProps): ReactElement | null {
  if (page <= 1 && !hasMore) return null;
  const getPath = (to: number): string =>
    `/search?${new URLSearchParams({ q: query, page: String(to) })}`;
  return (
    <nav aria-label="Result pages">
      {page > 1 ? (
        <a rel="prev" href={getPath(page - 1)}>
          ← Earlier
        </a>
      ) : (
        <span />
      )}
      {hasMore && (
        <a rel="next" href={getPath(page + 1)}>
          More →
        </a>
      )}
    </nav>
  );
}

/** Renders the search of a site with its results. */
export function SearchPage(props: SearchPageProps): ReactElement {
  const { query, results, products = [], didYouMean, resultsMean } = props;
  const terms = (didYouMean ?? query).trim();
  const hasBoth = products.length > 0 && results.length > 0;
  const inShop = products.length > 0 && (
    <>
      <h2>{hasBoth && didYouMean !== undefined ? `Products for “${terms}”` : 'Products'}</h2>
      <ResultList results={products} />
      <p>
        <a href={`/${STORE_PAGE}?${new URLSearchParams({ search: terms })}`}>
          View all products for “{terms}”
        </a>
      </p>
    </>
  );
  const onPages = results.length > 0 && (
    <>
      {hasBoth && (
        <h2>
          {resultsMean === undefined ? 'Pages and posts' : `Pages and posts for “${resultsMean}”`}
        </h2>
      )}
      <ResultList results={results} />
    </>
  );
  return (
    <div className="org-find">
      <h1>Search</h1>
      <SearchForm query={query} />
      <SearchStatus {...props} />
      {/* Pages with the typed terms come before products of corrected ones. */}
      {didYouMean === undefined ? inShop : onPages}
      {didYouMean === undefined ? onPages : inShop}
      <ResultPages {...props} />
    </div>
  );
}
