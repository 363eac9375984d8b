import type { FilterGroup, ListFields } from '@org/schema';
import { PAGE_FIELDS } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { filterText, readFilterText } from './filter-text.ts';

const FIELDS: ListFields = {
  ...PAGE_FIELDS,
  tags: { type: 'tags', label: 'Tags' },
  paid: { type: 'boolean', label: 'Paid' },
};

const FILTER: FilterGroup = {
  combinator: 'and',
  rules: [
    { field: 'status', operator: 'in', value: ['draft', 'published'] },
    { field: 'updated_at', operator: 'in_last_days', value: 30 },
    { field: 'author', operator: 'in', value: ['me', 7] },
    { field: 'publish_date', operator: 'between', value: ['2026-01-31', '2026-02-28'] },
    { field: 'paid', operator: 'is', value: false },
    { field: 'slug', operator: 'is_empty' },
  ],
};

describe('the text of a filter in the URL', () => {
  it('is short, and needs no encoding in a URL', () => {
    const text = filterText(FILTER);
    expect(text).toBe(
      'status.in.draft.published*updated_at.in_last_days.30*author.in.me.7*publish_date.between.2026-01-31.2026-02-28*paid.is.false*slug.is_empty',
    );
    expect(new URLSearchParams({ filter: text }).toString()).toBe(`filter=${text}`);
  });

  it('is parsed back to the same filter', () => {
    const nested: FilterGroup = {
      combinator: 'or',
      rules: [
        { field: 'title', operator: 'contains', value: 'a.b*c (d)! é “x”' },
        { combinator: 'and', rules: [{ field: 'tags', operator: 'all', value: [4, 9] }] },
      ],
    };
    expect([FILTER, nested].map((filter) => readFilterText(filterText(filter), FIELDS))).toEqual([
      FILTER,
      nested,
    ]);
  });

  it('drops invalid rules', () => {
    expect(
      readFilterText(
        'password.is.x*status.in.gone*status.contains.draft*status.in.draft*updated_at.on.never*order.eq.many',
        FIELDS,
      ),
    ).toEqual({
      combinator: 'and',
      rules: [{ field: 'status', operator: 'in', value: ['draft'] }],
    });
    expect(
      ['', 'x', '((((', '))))*status', 'any', '!', '*.*.', '__proto__.is.x'].map((text) =>
        readFilterText(text, FIELDS),
      ),
    ).toEqual(Array.from({ length: 8 }, () => undefined));
  });

  it('keeps rules of unknown custom fields', () => {
    const text = 'custom_fields!.size.gte.12';
    const rule = { field: 'custom_fields.size', operator: 'gte' };
    expect(readFilterText(text, FIELDS)?.rules).toEqual([{ ...rule, value: '12' }]);
    expect(
      readFilterText(text, {
        ...FIELDS,
        'custom_fields.size': { type: 'number', label: 'Size' },
      })?.rules,
    ).toEqual([{ ...rule, value: 12 }]);
  });
});
