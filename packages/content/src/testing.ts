// Blocks and ids for tests of this package and of dependent ones

// Detection of superlinear parsing
export {
  findSlowTexts,
  type HostileText,
  type LinearTimeOptions,
  type SlowText,
} from './testing/linear-time.ts';
export { countingIds, testBlock, testRegistry } from './testing/test-registry.ts';
