import { expect, it } from 'vitest';
import { camelCase, pascalCase, refuseName, titleCase } from './names.ts';

it('writes a name in every form', () => {
  expect([
    pascalCase('pricing-table'),
    camelCase('pricing-table'),
    titleCase('pricing-table'),
  ]).toEqual(['PricingTable', 'pricingTable', 'Pricing table']);
});

it.each([undefined, '', 'Pricing', 'pricing_table', '-a', 'a--b', '../x', '1a'])(
  'refuses %j as a name',
  (name) => {
    expect(refuseName(name)).toBeDefined();
  },
);
