import { type InferType, number, object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  /** Id of the product; 0 for the product of the current page. */
  product: number().integer().min(0).required(),
});
export type ProductDetailsProps = InferType<typeof shape>;

/** Full details of a product. */
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
  // Its images use the gallery's lightbox, and its badges and prices are those of cards.
  usesStylesOf: ['SingleProduct', 'ImageGallery'],
});
