import { describe, expect, it } from 'vitest';
import { simulateAuthors } from '../../../test/simulate-authors.ts';

describe('people who work on one page', () => {
  it.each([
    { authors: 2, operations: 400, seed: 1 },
    { authors: 3, operations: 400, seed: 2 },
    { authors: 8, operations: 600, seed: 3 },
    { authors: 20, operations: 800, seed: 4 },
  ])('$authors of them end with the same page, and nothing is lost (seed $seed)', (simulation) => {
    const { texts, lost, faults, conflicts, merges } = simulateAuthors(simulation);
    expect(new Set(texts).size).toBe(1);
    expect(lost).toEqual([]);
    expect(faults).toEqual([]);
    // A block that one removed and another brought back can have values that are older than those of a third.
    expect(conflicts / merges).toBeLessThan(0.02);
    expect(merges).toBeGreaterThan(10);
  });
});
