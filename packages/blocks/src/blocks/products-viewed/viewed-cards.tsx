import type { PublicProduct } from '@org/schema/entities';
import type { ReactElement } from 'react';
import type { RenderContext } from '../../render/block-view.ts';
import { ProductCards } from '../../store/product-cards.tsx';

/** Renders a heading and product cards without buy buttons. */
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
