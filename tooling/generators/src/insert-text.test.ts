import { expect, it } from 'vitest';
import {
  insertAfter,
  insertBefore,
  insertImport,
  insertSorted,
  insertTexts,
} from './insert-text.ts';

const TEXT = 'export const list = {\n  b: 1,\n  d: 1,\n};\nrest\n';

it('puts a line where it belongs in a block', () => {
  expect(insertSorted(TEXT, 'export const list = {', '  c: 1,')).toBe(
    'export const list = {\n  b: 1,\n  c: 1,\n  d: 1,\n};\nrest\n',
  );
});

it('inserts a text before a marker unchanged', () => {
  expect(insertBefore('one\ntwo\n', 'two', '$& new\n')).toBe('one\n$& new\ntwo\n');
});

it('inserts texts before a marker, except those already there', () => {
  expect(insertTexts("{\n  a: 'A',\n  end: 'End',\n", '  end:', ["a: 'Other',", "b: 'B',"])).toBe(
    "{\n  a: 'A',\n  b: 'B',\n  end: 'End',\n",
  );
});

it('inserts a text after a marker unchanged', () => {
  expect(insertAfter('[one]', '[', '$& new, ')).toBe('[$& new, one]');
});

it.each([
  ["import { a } from 'x';", "import { a, b } from 'x';"],
  ["import {\n  a,\n} from 'x';", "import {\n  a, b } from 'x';"],
  ["import { b } from 'x';", "import { b } from 'x';"],
])('names one thing more in %j', (text, expected) => {
  expect(insertImport(text, 'b', 'x')).toBe(expected);
});

it.each([
  ['a marker that is missing', () => insertBefore('one', 'two', 'x')],
  ['a marker that is there twice', () => insertBefore('two two', 'two', 'x')],
  ['a place after a marker that is missing', () => insertAfter('one', 'two', 'x')],
  ['an opening that is missing', () => insertSorted(TEXT, 'export const other = {', 'x')],
])('refuses %s', (_case, insert) => {
  expect(insert).toThrow('exactly once');
});

it('refuses to import from where nothing is imported yet', () => {
  expect(() => insertImport("import { a } from 'x';", 'b', 'y')).toThrow(
    'Nothing is imported from y yet.',
  );
});
