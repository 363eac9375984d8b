import type { PublicProduct } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { cssVars } from '../markup/css-vars.ts';
import type { RenderContext } from '../render/block-view.ts';
import { ProductCard } from './product-card.tsx';

/** `sizes` attribute of a card's image. */
const SIZES = '(max-width: 767px) 50vw, 430px';

/** Renders products as cards in rows of up to the given number, fewer on narrow pages. */
export function ProductCards({
  rows,
  perRow,
  leads = false,
  ...card
}: {
  readonly rows: readonly PublicProduct[];
  readonly perRow: number;
  /** True when the cards are the first block of a page: the images of the first row are loaded eagerly. */
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
