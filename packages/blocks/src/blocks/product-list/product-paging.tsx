import type { ReactElement } from 'react';
import { partNumbers } from '../../render/blog-paging.ts';
import { ShopIcon } from '../../store/shop-icon.tsx';
import { type ListParts, stateHref } from './list-parts.ts';

interface PagingProps extends ListParts {
  /** Number of pages of the list. */
  readonly pages: number;
}

/** Renders an arrow to the previous or next page; a disabled arrow keeps its space. */
function Arrow({ to, part, pages, ...list }: PagingProps & { readonly to: -1 | 1 }): ReactElement {
  const currentPage = (part?.page ?? 1) + to;
  const name = to < 0 ? 'Previous products' : 'Next products';
  const icon = (
    <ShopIcon name={to < 0 ? 'chevron-left' : 'chevron-right'} className="org-product-icon" />
  );
  if (currentPage < 1 || currentPage > pages)
    return (
      <span className="org-product-page" data-off="true">
        {icon}
      </span>
    );
  return (
    <a
      className="org-product-page"
      data-part="go"
      href={stateHref(list.context, { ...list.state, currentPage })}
      rel={to < 0 ? 'prev' : 'next'}
      aria-label={name}
    >
      {icon}
    </a>
  );
}

/** Renders links to the first, the last and the neighboring pages, with ellipses between them. */
function Numbers({ part, pages, context, state }: PagingProps): ReactElement {
  const page = part?.page ?? 1;
  return (
    <>
      {partNumbers(page, pages).map((number, at) =>
        number === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
          <span key={`gap-${at}`} className="org-product-gap">
            …
          </span>
        ) : (
          <a
            key={number}
            className="org-product-page"
            data-part="go"
            href={stateHref(context, { ...state, currentPage: number })}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </a>
        ),
      )}
    </>
  );
}

/** Renders one of three kinds of paging, as links that work without a script. */
export function ProductPaging(props: PagingProps): ReactElement | null {
  const { pages, part, context, state } = props;
  const page = part?.page ?? 1;
  if (pages < 2) return null;
  if (props.props.paging === 'loadMore')
    return page < pages ? (
      <p className="org-product-paging" data-part="paging">
        <a
          className="org-button"
          data-variant="primary"
          data-part="more"
          href={stateHref(context, { ...state, currentPage: page + 1 })}
        >
          Load More
        </a>
      </p>
    ) : null;
  return (
    <nav
      className="org-product-paging"
      data-part="paging"
      data-kind={props.props.paging === 'carousel' ? 'carousel' : undefined}
      aria-label="Pages of products"
    >
      <Arrow {...props} to={-1} />
      {props.props.paging === 'carousel' ? (
        <span className="org-product-place">{`${page} / ${pages}`}</span>
      ) : (
        <Numbers {...props} />
      )}
      <Arrow {...props} to={1} />
    </nav>
  );
}
