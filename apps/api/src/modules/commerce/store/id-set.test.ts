import { expect, it } from 'vitest';
import { hasId, type IdSet, idSet, inAll, notIn } from './id-set.ts';

/** Returns ids packed as `int8send` does. */
function packed(ids: readonly number[]): Buffer {
  const bytes = Buffer.alloc(ids.length * 8);
  for (const [at, id] of ids.entries()) bytes.writeBigInt64BE(BigInt(id), at * 8);
  return bytes;
}
const getSet = (...ids: number[]): IdSet => idSet(packed(ids));

/** Returns pseudo-random numbers that are the same in each run. */
function numbers(count: number, most: number, seed: number): number[] {
  let last = seed;
  return Array.from({ length: count }, () => {
    last = (last * 1_103_515_245 + 12_345) % 2 ** 31;
    return last % most;
  });
}

it('unpacks ids of the database as a sorted set', () => {
  const large = Number.MAX_SAFE_INTEGER;
  expect([...getSet(7, 3, large, 3, 2 ** 32, 2 ** 31)]).toEqual([3, 7, 2 ** 31, 2 ** 32, large]);
  expect([...getSet()]).toEqual([]);
});

it('finds exactly the contained ids', () => {
  const ids = getSet(...Array.from({ length: 1000 }, (_, n) => 3 * n));
  for (let id = -2; id < 3010; id++)
    expect(hasId(ids, id)).toBe(id >= 0 && id < 3000 && id % 3 === 0);
  expect(hasId(getSet(), 1)).toBe(false);
});

it.each([
  [10, 10_000],
  [500, 600],
  [2000, 3],
  [0, 50],
])('intersects %i ids with %i', (few, many) => {
  for (const seed of [1, 2, 3]) {
    const [one, other, third] = [
      numbers(few, 5000, seed),
      numbers(many, 5000, seed + 10),
      numbers(3000, 5000, seed + 20),
    ];
    const common = [...new Set(one)].filter((id) => other.includes(id)).sort((a, b) => a - b);
    expect([...inAll([getSet(...one), getSet(...other)])]).toEqual(common);
    expect([...notIn(getSet(...one), getSet(...other))]).toEqual(
      [...getSet(...one)].filter((id) => !other.includes(id)),
    );
    expect([...inAll([getSet(...other), getSet(...third), getSet(...one)])]).toEqual(
      common.filter((id) => third.includes(id)),
    );
  }
});
