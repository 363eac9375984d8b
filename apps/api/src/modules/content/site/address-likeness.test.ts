import { expect, it } from 'vitest';
import { editDistance, getAsked, nearest } from './address-likeness.ts';

it('counts inserted, removed, changed and swapped letters', () => {
  expect(editDistance('services', 'services', 2)).toBe(0);
  expect(editDistance('servics', 'services', 2)).toBe(1);
  expect(editDistance('sevrices', 'services', 2)).toBe(1);
  expect(editDistance('zervizes', 'services', 2)).toBe(2);
  expect(editDistance('abc', 'services', 2)).toBe(3);
  expect(editDistance('', 'ab', 2)).toBe(2);
});

it('reads the words of a path without section names, unless there are no others', () => {
  expect(getAsked('store/product/Öak-table')).toEqual(['oak', 'table']);
  expect(getAsked('shop')).toEqual(['shop']);
});

it('returns similar pages only, best first', () => {
  const places = [
    { path: 'services', title: 'What we do' },
    { path: 'services/winter-care', title: 'Winter care' },
    { path: 'contact', title: 'Contact' },
    { path: 'angebot', title: 'Menü' },
  ];
  const paths = (asked: string): string[] => nearest(asked, places, 4).map(({ path }) => path);
  expect(paths('servces')).toEqual(['services']);
  expect(paths('wintercare')).toEqual(['services/winter-care']);
  expect(paths('contact-us')).toEqual(['contact']);
  expect(paths('mneu')).toEqual(['angebot']);
  expect(paths('xyzzy')).toEqual([]);
  expect(paths('a')).toEqual([]);
  expect(paths('%%%')).toEqual([]);
});

it('compares the longest path with the maximum number of pages without quadratic time', () => {
  const places = Array.from({ length: 1000 }, (_, at) => ({
    path: `blog/${'unpronounceable-compound-'.repeat(8)}${at}`,
    title: 'The same in other words '.repeat(8),
  }));
  const started = performance.now();
  nearest('inpronouncable-compuond-'.repeat(16), places, 4);
  expect(performance.now() - started).toBeLessThan(30_000);
});
