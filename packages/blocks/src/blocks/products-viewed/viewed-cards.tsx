import type { PublicProduct } from '@org/schema';
import type { ReactElement } from 'react';
import type { RenderContext } from '../../block-view.ts';
import { ProductCards } from '../../store/product-cards.tsx';

/**
 * A heading and products below it. They are looked at and gone to, not bought from here: their cards are the same without what
 * puts them into the cart.
 */
export function ViewedCards({
  title,
  rows,
  perRow,
  context,
}: {
  readonly title: string;
  readonly rows: readonly PublicProduct[];
  readonly perRow: number;
  readonly context: RenderContext;
}): ReactElement {
  const { shop } = context;
  const quiet = shop && { ...shop, cart: undefined, BuyBox: undefined };
  return (
    <>
      {title ? (
        <h2 className="org-products-viewed-title" data-part="title">
          {title}
        </h2>
      ) : null}
      <ProductCards
        rows={rows}
        perRow={perRow}
        context={{ ...context, shop: quiet }}
        showCategories={false}
        showViewDetailsButton={false}
      />
    </>
  );
}
