import { expect, it } from 'vitest';
import { insertBefore, insertSorted } from './insert-text.ts';

const TEXT = 'export const list = {\n  b: 1,\n  d: 1,\n};\nrest\n';

it('puts a line where it belongs in a block', () => {
  expect(insertSorted(TEXT, 'export const list = {', '  c: 1,')).toBe(
    'export const list = {\n  b: 1,\n  c: 1,\n  d: 1,\n};\nrest\n',
  );
});

it('puts a text before a marker, as it is written', () => {
  expect(insertBefore('one\ntwo\n', 'two', '$& new\n')).toBe('one\n$& new\ntwo\n');
});

it.each([
  ['a marker that is missing', () => insertBefore('one', 'two', 'x')],
  ['a marker that is there twice', () => insertBefore('two two', 'two', 'x')],
  ['an opening that is missing', () => insertSorted(TEXT, 'export const other = {', 'x')],
])('refuses %s', (_case, insert) => {
  expect(insert).toThrow('exactly once');
});
