import { expect, it } from 'vitest';
import { allowChild } from './make-block.ts';

it.each([
  ["rules: { children: ['Text'] },", "rules: { children: ['Text', 'Quote'] },"],
  ["children: [\n  'Row',\n  'Text',\n],", "children: [\n  'Row',\n  'Text', 'Quote'],"],
])('lets a block hold one more type: %j', (definition, expected) => {
  expect(allowChild(definition, 'Quote')).toBe(expected);
});

it('refuses a definition that names no children', () => {
  expect(() => allowChild('rules: {},', 'Quote')).toThrow('names no children');
});
