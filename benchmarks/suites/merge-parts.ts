export { mergeTrees } from '../../packages/editor-core/src/model/merge/merge-trees.ts';
export { simulateAuthors } from '../../packages/editor-core/test/simulate-authors.ts';
