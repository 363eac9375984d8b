import type { ReactElement } from 'react';
import { Icon } from '../../components/icon.tsx';
import { linkAttributes } from '../../markup/link-attributes.ts';
import type { RenderContext } from '../../render/block-view.ts';
import { partAddress, partNumbers } from '../../render/blog-paging.ts';

interface BlogPagingProps {
  readonly kind: string;
  /** Number of the current page of the list, from 1, and number of pages. */
  readonly part: number;
  readonly parts: number;
  readonly context: RenderContext;
}

/** Returns the URL of a page of the list; undefined in the editor. */
function getAddress({ page, editing }: RenderContext, number: number): string | undefined {
  return linkAttributes({ href: partAddress(page, number), target: '_self' }, editing).href;
}

/** Renders the link to the previous or next page; nothing when there is none. */
function Step({ to, part, parts, context }: BlogPagingProps & { readonly to: -1 | 1 }) {
  const number = part + to;
  if (number < 1 || number > parts) return null;
  return (
    <a
      className="org-blog-page"
      href={getAddress(context, number)}
      rel={to < 0 ? 'prev' : 'next'}
      aria-label={to < 0 ? 'Newer posts' : 'Older posts'}
    >
      <Icon name={to < 0 ? 'chevron-left' : 'chevron-right'} className="org-blog-icon" />
    </a>
  );
}

/** Renders the paging of a list of posts as links that work without a script. */
export function BlogPaging(props: BlogPagingProps): ReactElement | null {
  const { kind, part, parts, context } = props;
  if (parts < 2 || kind === 'none') return null;
  if (kind === 'loadMore')
    return part < parts ? (
      <p className="org-blog-load" data-part="paging">
        <a
          className="org-button"
          data-variant="primary"
          data-part="more"
          href={getAddress(context, part + 1)}
        >
          Load More
        </a>
      </p>
    ) : null;
  return (
    <nav className="org-blog-pages" data-part="paging" aria-label="Posts">
      <Step {...props} to={-1} />
      {partNumbers(part, parts).map((number, at) =>
        number === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
          <span key={`gap-${at}`} className="org-blog-gap">
            …
          </span>
        ) : (
          <a
            key={number}
            className="org-blog-page"
            href={getAddress(context, number)}
            aria-label={`Page ${number}`}
            aria-current={number === part ? 'page' : undefined}
          >
            {number}
          </a>
        ),
      )}
      <Step {...props} to={1} />
    </nav>
  );
}
