import { STORE_PAGE } from '@org/schema';
import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';
import { SEARCH_LENGTH } from '../../shop-data/shop-state.ts';
import type { ProductSearchProps } from './product-search.definition.ts';

/** Renders a search form that leads to the products of the shop and suggests products and categories. */
export function ProductSearchView({
  props,
  root,
  context,
  uid,
}: BlockViewProps<ProductSearchProps>): ReactElement {
  const { editing } = context;
  const placeholder = props.placeholder || 'Search products';
  return (
    <search {...root}>
      <form
        className="org-product-search-form"
        method="get"
        action={editing ? undefined : `/${STORE_PAGE}`}
        aria-label={placeholder}
        data-enhance={editing ? undefined : 'product-search'}
      >
        <span className="org-product-search-field">
          <input
            className="org-product-search-input"
            id={`${uid}-search`}
            data-part="input"
            type="search"
            name="search"
            aria-label={placeholder}
            placeholder={placeholder}
            required
            minLength={SEARCH_LENGTH}
            maxLength={200}
            autoComplete="off"
          />
        </span>
        <button
          className="org-button"
          data-variant="primary"
          data-part="button"
          type={editing ? 'button' : 'submit'}
        >
          {props.buttonText || 'Search'}
        </button>
      </form>
    </search>
  );
}
