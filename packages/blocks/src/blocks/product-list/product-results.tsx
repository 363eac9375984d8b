import { MESSAGES } from '@org/schema/copy';
import type { ReactElement } from 'react';
import { getNumber } from '../../props/read-props.ts';
import { productPages } from '../../shop-data/list-query.ts';
import { shopAddress, withoutFilters } from '../../shop-data/shop-state.ts';
import type { ProductsPart } from '../../shop-data/site-shop.ts';
import { ProductCards } from '../../store/product-cards.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { type ListParts, stateHref } from './list-parts.ts';
import { MAX_PER_ROW } from './product-list-options.ts';
import { ProductPaging } from './product-paging.tsx';
import { ProductSorting } from './product-sorting.tsx';

/** Renders the empty state, with a link that removes the filters. */
function NoProducts({ context, state }: ListParts): ReactElement {
  const all = withoutFilters(state);
  const isFiltered = shopAddress('', all) !== shopAddress('', { ...state, currentPage: 1 });
  return (
    <div className="org-product-none">
      <p className="org-product-none-words">{MESSAGES.noProducts}</p>
      {isFiltered ? (
        <>
          <p className="org-product-none-words">
            Try fewer filters, another price, or fewer words.
          </p>
          <a className="org-product-clear" href={stateHref(context, all)}>
            Show all products
          </a>
        </>
      ) : null}
    </div>
  );
}

/** Returns the number of products as text. */
function getCount({ total, totalIsCapped }: Pick<ProductsPart, 'total' | 'totalIsCapped'>): string {
  if (totalIsCapped) return `More than ${total} products`;
  return total === 1 ? '1 product' : `${total} products`;
}

/** Renders a notice that the search was corrected, so that visitors know why they see other products. */
function Meant({ state, part }: ListParts): ReactElement | null {
  if (part?.didYouMean === undefined) return null;
  return (
    <p className="org-product-meant" data-part="meant">
      No results for “{state.search}”. Showing results for <strong>{part.didYouMean}</strong>.
    </p>
  );
}

/** Renders the number of products, the sort order, and the active filters. */
export function ProductBar(list: ListParts): ReactElement {
  const total = list.part?.total ?? 0;
  return (
    <div
      className="org-product-bar"
      data-part="bar"
      data-enhance={list.context.editing ? undefined : 'product-menus'}
    >
      <p className="org-product-count" data-part="count">
        {getCount(list.part ?? { total })}
      </p>
      {list.props.showSorting && total > 1 ? <ProductSorting {...list} /> : null}
      <ChosenFilters {...list} />
      <Meant {...list} />
    </div>
  );
}

/** Renders the products as cards, and the paging. */
export function ProductResults(list: ListParts): ReactElement {
  const { props, context, state, part } = list;
  const rows = part?.rows ?? [];
  const perRow = Math.round(getNumber(props.perRow, { min: 1, max: MAX_PER_ROW, otherwise: 3 }));
  return (
    <div className="org-product-results" data-part="results" tabIndex={-1}>
      {rows.length > 0 ? (
        <ProductCards
          rows={rows}
          perRow={perRow}
          leads={list.leads}
          context={context}
          showCategories={props.showCategories}
          showViewDetailsButton={props.showViewDetailsButton}
        />
      ) : (
        <>
          <NoProducts {...list} />
          {/* Loads the script of buy buttons also for cards that another search brings. */}
          {context.shop?.cart && !context.editing ? <template data-enhance="buy-box" /> : null}
        </>
      )}
      <ProductPaging {...list} pages={productPages(props, state, part?.total ?? 0)} />
    </div>
  );
}
