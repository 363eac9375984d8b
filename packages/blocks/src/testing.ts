// Contracts of blocks

export { allBlocks } from './all-blocks.ts';
export {
  type BlockContract,
  type BlockUnderTest,
  blockContracts,
  describeBlock,
} from './block-contracts.ts';
// Examples
export {
  type BlockExample,
  type BlockExamples,
  defineExamples,
  EXAMPLE_NAMES,
  type ExampleName,
} from './define-examples.ts';
export { exampleTree } from './example-tree.ts';
// Invalid and hostile input
export { HOSTILE_TEXTS } from './hostile-texts.ts';
export {
  type PropPath,
  type PropPlace,
  propPlaces,
  propsWith,
  sampleProps,
  settingPlaces,
} from './prop-places.ts';
export { sampleContext } from './sample-context.ts';
// Pages that every site has
export {
  PAGE_EXAMPLE_NAMES,
  type PageExampleName,
  type PageExamples,
} from './site-pages/define-page-examples.ts';
export { PAGE_EXAMPLES } from './site-pages/page-examples.ts';
export { sampleCart, sampleCartItem } from './site-pages/sample-cart.ts';
// Sample shop
export {
  SAMPLE_PRODUCTS,
  sampleProduct,
  sampleShop,
} from './store/sample-products.ts';
