// Contracts of blocks

// Examples
export {
  type BlockExample,
  type BlockExamples,
  defineExamples,
  EXAMPLE_NAMES,
  type ExampleName,
} from './define/define-examples.ts';
export { sampleContext } from './samples/sample-context.ts';
// Sample shop
export {
  SAMPLE_PRODUCTS,
  sampleProduct,
  sampleShop,
} from './samples/sample-products.ts';
// Pages that every site has
export {
  PAGE_EXAMPLE_NAMES,
  type PageExampleName,
  type PageExamples,
} from './site-pages/examples/define-page-examples.ts';
export { PAGE_EXAMPLES } from './site-pages/examples/page-examples.ts';
export { sampleCart, sampleCartItem } from './site-pages/examples/sample-cart.ts';
export { allBlocks } from './testing/all-blocks.ts';
export {
  type BlockContract,
  type BlockUnderTest,
  blockContracts,
  describeBlock,
} from './testing/block-contracts.ts';
export { exampleTree } from './testing/example-tree.ts';
// Invalid and hostile input
export { HOSTILE_TEXTS } from './testing/hostile-texts.ts';
export {
  type PropPath,
  type PropPlace,
  propPlaces,
  propsWith,
  sampleProps,
  settingPlaces,
} from './testing/prop-places.ts';
