import type { ReactElement } from 'react';
import { ResultList, type SearchResult } from './result-list.tsx';
import { SearchForm } from './search-form.tsx';

/** Props of the help on a missing page. */
export interface NotFoundPageProps {
  /** True when the suggestions resemble the requested path, false for the main pages of the site. */
  readonly isSimilar: boolean;
  readonly suggestions: readonly SearchResult[];
}

/** Renders help below the notice of a missing page: a search, and similar or main pages. */
export function NotFoundPage({ isSimilar, suggestions }: NotFoundPageProps): ReactElement {
  return (
    <div className="org-find">
      <SearchForm query="" />
      {suggestions.length > 0 && (
        <>
          <h2>{isSimilar ? 'Were you looking for one of these?' : 'Pages of this site'}</h2>
          <ResultList results={suggestions} />
        </>
      )}
    </div>
  );
}
