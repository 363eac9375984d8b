import type { PublicProduct } from '@org/schema';
import type { ReactElement } from 'react';
import type { RenderContext } from '../block-view.ts';
import { cssVars } from '../css-vars.ts';
import { ProductCard } from './product-card.tsx';

/** Width of a card's picture, as the `sizes` of an image. */
const SIZES = '(max-width: 767px) 50vw, 430px';

/** Products as cards in rows: as many to a row as are named, fewer where there is less room. Source: SHOP-006. */
export function ProductCards({
  rows,
  perRow,
  leads = false,
  ...card
}: {
  readonly rows: readonly PublicProduct[];
  readonly perRow: number;
  /** True where a page begins with them: the pictures of the first row are loaded at once. */
  readonly leads?: boolean | undefined;
  readonly context: RenderContext;
  readonly showCategories: boolean;
  readonly showViewDetailsButton: boolean;
}): ReactElement {
  return (
    <ul
      className="org-product-grid"
      data-part="products"
      style={cssVars({ 'org-per-row': perRow })}
    >
      {rows.map((product, at) => (
        <li key={product.id} className="org-product-item">
          <ProductCard
            product={product}
            sizes={SIZES}
            lead={leads && at < perRow ? at : undefined}
            {...card}
          />
        </li>
      ))}
    </ul>
  );
}
