import { MAX_OF_PRODUCT } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import {
  getCombinations,
  matrixState,
  planVariants,
  strayVariants,
  variantName,
  variantSku,
} from './variant-matrix.ts';

const SIZE = { name: 'Size', values: ['S', 'M'] };
const COLOUR = { name: 'Colour', values: ['Red', 'Blue'] };

const variant = (id: number, chosen: Readonly<Record<string, string>>) => ({
  id,
  attributes: Object.entries(chosen).map(([attribute_name, attribute_value]) => ({
    attribute_name,
    attribute_value,
  })),
});
const names = (variants: readonly Parameters<typeof variantName>[0][]): string[] =>
  variants.map(variantName);
const make = (attributes: ReturnType<typeof variant>['attributes']) => ({ id: 0, attributes });

describe('the matrix of variants', () => {
  it('contains every combination, and none of an attribute without name or values', () => {
    const all = getCombinations([
      SIZE,
      { name: '', values: ['x'] },
      COLOUR,
      { name: 'Empty', values: [] },
    ]);
    expect(all.map((attributes) => variantName({ attributes }))).toEqual([
      'S / Red',
      'S / Blue',
      'M / Red',
      'M / Blue',
    ]);
    expect(getCombinations([])).toEqual([]);
  });

  it('adds missing variants and keeps existing ones, in the order of the values', () => {
    const there = [variant(7, { colour: 'blue', size: 's' })];
    const plan = planVariants([SIZE, COLOUR], there, make);
    expect(plan).toMatchObject({ ok: true, added: 3 });
    if (!plan.ok) return;
    expect(names(plan.variants)).toEqual(['S / Red', 'S / Blue', 'M / Red', 'M / Blue']);
    expect(plan.variants.map(({ id }) => id)).toEqual([0, 7, 0, 0]);
  });

  it('gives variants the first value of a new attribute', () => {
    const there = [variant(1, { Size: 'S' }), variant(2, { Size: 'M' })];
    expect(matrixState([SIZE, COLOUR], there)).toEqual({ missing: 2, loose: [0, 1], lost: [] });
    const plan = planVariants([SIZE, COLOUR], there, make);
    expect(plan.ok && plan.variants.map((one) => [one.id, variantName(one)])).toEqual([
      [1, 'S / Red'],
      [0, 'S / Blue'],
      [2, 'M / Red'],
      [0, 'M / Blue'],
    ]);
  });

  it('reports variants whose value was removed, and those that become equal', () => {
    const gone = [variant(1, { Size: 'S' }), variant(2, { Size: 'XL' })];
    expect(matrixState([SIZE], gone)).toEqual({ missing: 1, loose: [], lost: [1] });
    expect(strayVariants([SIZE], gone)).toEqual([1]);
    const plan = planVariants([SIZE], gone, make);
    expect(plan.ok && names(plan.variants)).toEqual(['S', 'M', 'XL']);
    const both = [
      variant(1, { Size: 'S', Colour: 'Red' }),
      variant(2, { Size: 'S', Colour: 'Blue' }),
    ];
    expect(matrixState([SIZE], both)).toEqual({ missing: 1, loose: [0], lost: [1] });
    expect(matrixState([], both)).toEqual({ missing: 0, loose: [], lost: [0, 1] });
  });

  it('rejects more variants than the maximum', () => {
    const values = Array.from({ length: 50 }, (_, no) => `${no}`);
    const many = [
      { name: 'One', values },
      { name: 'Two', values },
    ];
    expect(planVariants(many, [], make)).toEqual({ ok: false, count: 2500 });
    expect(MAX_OF_PRODUCT.variants).toBeLessThan(2500);
  });
});

it('creates a unique SKU from that of the product and the values', () => {
  const { attributes } = variant(0, { Size: '18 cm', Colour: 'Été' });
  expect(variantSku(' POT ', attributes, new Set())).toBe('POT-18-CM-ETE');
  expect(variantSku('POT', attributes, new Set(['pot-18-cm-ete']))).toBe('POT-18-CM-ETE-2');
});
