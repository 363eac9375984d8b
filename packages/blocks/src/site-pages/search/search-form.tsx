import type { ReactElement } from 'react';

/** Maximum number of characters of a search. */
export const MAX_SEARCH_LENGTH = 200;

/** Renders the search of a site, filled with the query. */
export function SearchForm({ query }: { readonly query: string }): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the role is known to more browsers than the element
    <form action="/search" role="search">
      <input
        type="search"
        name="q"
        defaultValue={query}
        aria-label="Search this site"
        placeholder="Search this site"
        maxLength={MAX_SEARCH_LENGTH}
      />
      <button type="submit">Search</button>
    </form>
  );
}
