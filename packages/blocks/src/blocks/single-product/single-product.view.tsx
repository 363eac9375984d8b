import { MESSAGES } from '@org/schema/copy';
import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';
import { ProductCard } from '../../store/product-card.tsx';
import type { SingleProductProps } from './single-product.definition.ts';

/** Renders a product of the shop as a card. */
export function SingleProductView({
  props,
  root,
  context,
}: BlockViewProps<SingleProductProps>): ReactElement {
  const product = context.shop?.product(props.product);
  if (!product)
    return (
      <div {...root} data-empty="true">
        {MESSAGES.noProduct}
      </div>
    );
  return (
    <div {...root} data-enhance={context.editing ? undefined : 'product-links'}>
      <ProductCard
        product={product}
        context={context}
        showCategories={props.showCategories}
        showViewDetailsButton={props.showViewDetailsButton}
        sizes="(max-width: 500px) 100vw, 430px"
      />
    </div>
  );
}
