import type { ReactElement } from 'react';
import { Icon } from '../../components/icon.tsx';
import { cssVars } from '../../markup/css-vars.ts';
import { linkAttributes } from '../../markup/link-attributes.ts';
import { getNumber } from '../../props/read-props.ts';
import type { BlockViewProps, RenderContext } from '../../render/block-view.ts';
import { partAddress, partNumbers } from '../../render/blog-paging.ts';
import { type CollectionListProps, MAX_ITEM_COLUMNS } from './collection-list.definition.ts';

interface PagingProps {
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
function Step({ to, part, parts, context }: PagingProps & { readonly to: -1 | 1 }) {
  const number = part + to;
  if (number < 1 || number > parts) return null;
  return (
    <a
      className="org-collection-page"
      href={getAddress(context, number)}
      rel={to < 0 ? 'prev' : 'next'}
      aria-label={to < 0 ? 'Previous page' : 'Next page'}
    >
      <Icon name={to < 0 ? 'chevron-left' : 'chevron-right'} className="org-collection-icon" />
    </a>
  );
}

/** Renders the paging of a list as links that work without a script. */
function Paging(props: PagingProps): ReactElement {
  const { part, parts, context } = props;
  return (
    <nav className="org-collection-pages" data-part="paging" aria-label="Pages">
      <Step {...props} to={-1} />
      {partNumbers(part, parts).map((number, at) =>
        number === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
          <span key={`gap-${at}`} className="org-collection-dots">
            …
          </span>
        ) : (
          <a
            key={number}
            className="org-collection-page"
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

/** Renders the items of a collection side by side, with paging. In the editor it has its part once. */
export function CollectionListView({
  props,
  root,
  context,
  children,
}: BlockViewProps<CollectionListProps>): ReactElement {
  const part = context.collections?.(props);
  const columns = Math.round(
    getNumber(props.columns, { min: 1, max: MAX_ITEM_COLUMNS, otherwise: 3 }),
  );
  const perPage = getNumber(props.perPage, { min: 1, max: 100, otherwise: 12 });
  const parts = part ? Math.ceil(part.total / Math.round(perPage)) : 1;
  const attributes = {
    ...root,
    'data-gap': Math.round(getNumber(props.itemGap, { min: 0, max: 5, otherwise: 3 })),
    style: cssVars({ 'org-collection-columns': columns }),
  };
  if (!children && !context.editing)
    return (
      <div {...attributes} data-empty="true">
        {props.emptyText ? (
          <p className="org-collection-empty" data-part="empty">
            {props.emptyText}
          </p>
        ) : null}
      </div>
    );
  return (
    <div {...attributes}>
      {context.editing && props.collectionId === 0 ? (
        <p className="org-collection-empty" data-part="note">
          Choose a collection in the settings. These blocks are repeated for each of its items.
        </p>
      ) : null}
      <ul className="org-collection-items" data-part="items">
        {children}
      </ul>
      {part && parts > 1 && props.paging !== 'none' ? (
        <Paging part={part.page} parts={parts} context={context} />
      ) : null}
    </div>
  );
}
