import { MESSAGES } from '@org/schema';
import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../block-view.ts';
import { cssVars } from '../../css-vars.ts';
import { numberOf } from '../../read-props.ts';
import { productPages } from '../../store/list-query.ts';
import { ProductCard } from '../../store/product-card.tsx';
import { NO_SHOP_STATE, shopAddress, withoutFilters } from '../../store/shop-state.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { type ListParts, stateHref } from './list-parts.ts';
import { ProductFilters } from './product-filters.tsx';
import { MOST_PER_ROW, type ProductListProps } from './product-list.definition.ts';
import { ProductPaging } from './product-paging.tsx';
import { ProductSorting } from './product-sorting.tsx';

/** Width of a card's picture, as the `sizes` of an image. */
const SIZES = '(max-width: 767px) 50vw, 430px';

/** That there are none, and the way on where it is a filter that leaves none. Source: SHOP-002. */
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

/** How many there are, in words. */
function countOf(total: number): string {
  return total === 1 ? '1 product' : `${total} products`;
}

/**
 * Products as cards, with search, filters, sorting and the way to the others. The address holds what is asked, so that all of it
 * works without a script. Source: SHOP-001 to SHOP-010.
 */
export function ProductListView({
  props,
  root,
  context,
  uid,
}: BlockViewProps<ProductListProps>): ReactElement {
  const { shop, editing } = context;
  const state = shop?.state ?? NO_SHOP_STATE;
  const part = shop?.list(props);
  const rows = part?.rows ?? [];
  const total = part?.total ?? 0;
  const perRow = Math.round(numberOf(props.perRow, { min: 1, max: MOST_PER_ROW, otherwise: 3 }));
  // A list that nobody narrows or orders is as many as it shows.
  const isAsked =
    props.showSearch ||
    props.showCategoryFilter ||
    props.showPriceFilter ||
    props.showAttributeFilter ||
    props.showSorting ||
    props.tags.length > 0;
  const list = { props, context, state, part, uid };
  return (
    <div {...root} data-enhance={editing ? undefined : 'product-list'}>
      <ProductFilters {...list} />
      <p className="org-product-unseen" data-part="said" role="status" />
      {isAsked ? (
        <div className="org-product-bar" data-part="bar">
          <p className="org-product-count" data-part="count">
            {countOf(total)}
          </p>
          {props.showSorting && total > 1 ? <ProductSorting {...list} /> : null}
          <ChosenFilters {...list} />
        </div>
      ) : null}
      <div className="org-product-results" data-part="results" tabIndex={-1}>
        {rows.length > 0 ? (
          <ul
            className="org-product-grid"
            data-part="products"
            style={cssVars({ 'org-per-row': perRow })}
          >
            {rows.map((product) => (
              <li key={product.id} className="org-product-item">
                <ProductCard
                  product={product}
                  context={context}
                  showCategories={props.showCategories}
                  showViewDetailsButton={props.showViewDetailsButton}
                  sizes={SIZES}
                />
              </li>
            ))}
          </ul>
        ) : (
          <>
            <NoProducts {...list} />
            {/* The page's script is to know the buttons of the cards that another search brings. */}
            {shop?.cart && !editing ? <template data-enhance="buy-box" /> : null}
          </>
        )}
        <ProductPaging {...list} pages={productPages(props, state, total)} />
      </div>
    </div>
  );
}
