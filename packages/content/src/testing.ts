// Blocks and ids for tests of this package and of those that build on it

// Growth of time with the length of hostile input
export {
  findSlowTexts,
  type HostileText,
  type LinearTimeOptions,
  type SlowText,
} from './linear-time.ts';
export { countingIds, testBlock, testRegistry } from './test-registry.ts';
