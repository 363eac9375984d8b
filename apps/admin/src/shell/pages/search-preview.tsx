import type { ReactElement } from 'react';

/** Texts of the preview. */
const text = {
  preview: 'Search result',
  untitled: 'Untitled',
  noDescription:
    'Search engines show an extract of the page until you add a description or an excerpt.',
} as const;

/** Props of the preview: content of a search result. */
export interface SearchPreviewProps {
  readonly title: string;
  readonly description: string;
  readonly address: string;
}

/** Renders the page as a search result. */
export function SearchPreview({ title, description, address }: SearchPreviewProps): ReactElement {
  const parts = URL.canParse(address) ? new URL(address) : undefined;
  const crumbs = [parts?.host ?? '', ...(parts?.pathname ?? address).split('/')].filter(Boolean);
  return (
    <figure className="ad-result">
      <figcaption className="at-hidden">{text.preview}</figcaption>
      <span className="ad-result-address">{crumbs.join(' › ')}</span>
      <span className="ad-result-title">{title || text.untitled}</span>
      <span className="ad-result-text">{description || text.noDescription}</span>
    </figure>
  );
}
