import { expect, it } from 'vitest';
import { findDifferences, mergeChoice } from './form-conflict.ts';

const base = { title: 'Home', slug: 'home', excerpt: 'Old', status: 'draft' };
const mine = { title: 'Home', slug: 'start', excerpt: 'My text', status: 'draft' };
const theirs = { title: 'Welcome', slug: 'home', excerpt: 'Their text', status: 'draft' };

it('finds differing fields and suggests the side that changed them', () => {
  expect(findDifferences(base, mine, theirs)).toEqual([
    { field: 'title', mine: 'Home', theirs: 'Welcome', suggested: 'theirs' },
    { field: 'slug', mine: 'start', theirs: 'home', suggested: 'mine' },
    { field: 'excerpt', mine: 'My text', theirs: 'Their text', suggested: 'mine' },
  ]);
});

it('merges by choice and loses nothing that was not asked about', () => {
  const merged = mergeChoice(
    { ...theirs, extra: 1 },
    { ...mine, extra: 2 },
    { title: 'theirs', slug: 'mine', excerpt: 'theirs' },
  );
  expect(merged).toEqual({
    title: 'Welcome',
    slug: 'start',
    excerpt: 'Their text',
    status: 'draft',
    extra: 1,
  });
});
