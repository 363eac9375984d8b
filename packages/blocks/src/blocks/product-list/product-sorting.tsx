import type { ShopOrderName } from '@org/schema';
import type { ReactElement } from 'react';
import { productsQuery } from '../../shop-data/list-query.ts';
import { ShopIcon } from '../../store/shop-icon.tsx';
import { type ListParts, stateHref } from './list-parts.ts';

const ORDERS: readonly (readonly [ShopOrderName, 'ASC' | 'DESC', string])[] = [
  ['name', 'ASC', 'Name, A to Z'],
  ['name', 'DESC', 'Name, Z to A'],
  ['price', 'ASC', 'Price, low to high'],
  ['price', 'DESC', 'Price, high to low'],
  ['created_at', 'DESC', 'Newest first'],
  ['sales', 'DESC', 'Best selling'],
];

/** Sort order of search results. */
const RELEVANCE: (typeof ORDERS)[number] = ['relevance', 'ASC', 'Relevance'];

/** Renders the sort orders as links, so that each has a URL. */
export function ProductSorting({ props, context, state }: ListParts): ReactElement {
  const query = productsQuery(props, state);
  const orders = state.search ? [RELEVANCE, ...ORDERS] : ORDERS;
  const current = orders.find(
    ([by, direction]) => by === query?.orderBy && direction === query.orderDirection,
  );
  return (
    <details className="org-product-menu" data-part="sorting">
      <summary className="org-product-menu-button">
        {`Sort: ${current?.[2] ?? 'Chosen'}`}
        <ShopIcon name="chevron-down" className="org-product-icon" />
      </summary>
      <ul className="org-product-menu-list">
        {orders.map(([orderBy, orderDirection, label]) => (
          <li key={label}>
            <a
              className="org-product-menu-item"
              data-part="go"
              href={stateHref(context, { ...state, orderBy, orderDirection, currentPage: 1 })}
              aria-current={label === current?.[2] ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
