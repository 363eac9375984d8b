import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';
import { NO_SHOP_STATE } from '../../shop-data/shop-state.ts';
import { ProductFilters } from './product-filters.tsx';
import type { ProductListProps } from './product-list-shape.ts';
import { ProductBar, ProductResults } from './product-results.tsx';

/**
 * Renders products as cards with search, filters, sorting and paging. The URL holds the state, so that all of it works without a
 * script.
 */
export function ProductListView({
  props,
  root,
  context,
  uid,
  priority,
}: BlockViewProps<ProductListProps>): ReactElement {
  const { shop, editing } = context;
  const list = {
    props,
    context,
    state: shop?.state ?? NO_SHOP_STATE,
    part: shop?.list(props),
    uid,
    leads: priority,
  };
  // A list without search, filters and sorting needs no bar, since its cards show how many there are.
  const isAsked =
    props.showSearch ||
    props.showCategoryFilter ||
    props.showPriceFilter ||
    props.showAttributeFilter ||
    props.showSorting ||
    props.tags.length > 0;
  return (
    <div {...root} data-enhance={editing ? undefined : 'product-list'}>
      <ProductFilters {...list} />
      <p className="org-product-unseen" data-part="said" role="status" />
      {isAsked ? <ProductBar {...list} /> : null}
      <ProductResults {...list} />
    </div>
  );
}
