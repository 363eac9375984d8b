import { boolean, type InferType, number, object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  /** Id of the product; 0 for none. */
  product: number().integer().min(0).required(),
  showViewDetailsButton: boolean().required(),
  showCategories: boolean().required(),
});
export type SingleProductProps = InferType<typeof shape>;

/** A product of the shop as a card. */
export const singleProductDefinition = defineBlock({
  type: 'SingleProduct',
  label: 'Product',
  description: 'A card for one product of your shop, linked to its page.',
  category: 'commerce',
  icon: 'tag',
  shape,
  defaults: { product: 0, showViewDetailsButton: true, showCategories: true },
  canvas: false,
  aliases: ['Product', 'SingleProductCard'],
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['background', 'border', 'spacing'],
});
