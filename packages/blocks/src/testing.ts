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
export { sampleContext } from './sample-context.ts';
