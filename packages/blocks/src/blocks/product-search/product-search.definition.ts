import { type InferType, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  placeholder: string().max(100).defined(),
  buttonText: string().max(60).defined(),
});
export type ProductSearchProps = InferType<typeof shape>;

/** A search of the shop's products. */
export const productSearchDefinition = defineBlock({
  type: 'ProductSearch',
  label: 'Product search',
  description: 'A search box for your shop.',
  category: 'commerce',
  icon: 'search',
  shape,
  defaults: { placeholder: 'Search products', buttonText: 'Search' },
  canvas: false,
  aliases: ['ProductSearchBox'],
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['background', 'border', 'spacing'],
  inlineText: [{ prop: 'buttonText', kind: 'plain', part: 'button' }],
  usesStylesOf: ['Button'],
});
