import type { ReactElement } from 'react';

/** A page of the site that visitors can go to. */
export interface SearchResult {
  readonly title: string;
  /** Path without the leading slash. */
  readonly path: string;
  /** `''` for none. */
  readonly excerpt: string;
}

/** Renders links to pages with their excerpts. */
export function ResultList({
  results,
}: {
  readonly results: readonly SearchResult[];
}): ReactElement {
  return (
    <ul>
      {results.map(({ title, path, excerpt }) => (
        <li key={path}>
          <a href={`/${path}`}>{title}</a>
          {excerpt && <p>{excerpt}</p>}
        </li>
      ))}
    </ul>
  );
}
