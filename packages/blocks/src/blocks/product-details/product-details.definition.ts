import { type InferType, number, object } from 'yup';
import { defineBlock } from '../../define-block.ts';

const shape = object({
  /** Id of the product; 0 for the one whose page this is. */
  product: number().integer().min(0).required(),
});
export type ProductDetailsProps = InferType<typeof shape>;

/** All of one product, as its page shows it. Source: ROUTE-SITE-05. */
export const productDetailsDefinition = defineBlock({
  type: 'ProductDetails',
  label: 'Product details',
  description: 'All details of a product: pictures, price, description and dimensions.',
  category: 'commerce',
  icon: 'package',
  shape,
  defaults: { product: 0 },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['background', 'border', 'spacing'],
  // Its pictures open as those of a gallery, and its badges and prices are those of cards.
  usesStylesOf: ['SingleProduct', 'ImageGallery'],
});
