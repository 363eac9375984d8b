// Previews of blocks without the rest of the product
export { type AddedBlocks, exampleDocument } from './testing/example-document.ts';
