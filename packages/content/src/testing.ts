// Blocks and ids for tests of this package and of those that build on it
export { countingIds, testBlock, testRegistry } from './test-registry.ts';
