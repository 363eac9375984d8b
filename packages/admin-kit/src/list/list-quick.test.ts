import type { FilterGroup } from '@org/schema';
import { expect, it } from 'vitest';
import { quickRule, withQuick } from './list-quick.tsx';

const title = { field: 'title', operator: 'contains', value: 'kiln' } as const;
const drafts = { field: 'status', operator: 'in', value: ['draft'] } as const;
const notArchived = { field: 'status', operator: 'not_in', value: ['archived'] } as const;
const all = (...rules: FilterGroup['rules']): FilterGroup => ({ combinator: 'and', rules });

it('represents a filter with one choice of its field when all rules must match', () => {
  expect(quickRule(all(title, drafts), 'status')).toBe(1);
  expect(
    [
      undefined,
      all(title),
      all(notArchived),
      all({ ...drafts, value: ['draft', 'archived'] }),
      { ...all(title, drafts), combinator: 'or' as const },
    ].map((filter) => quickRule(filter, 'status')),
  ).toEqual([-1, -1, -1, -1, -1]);
});

it('replaces all rules of its field, and keeps the others', () => {
  expect(withQuick(all(title, notArchived), 'status', 'draft')).toEqual(all(drafts, title));
  expect(withQuick(all(title, drafts), 'status', '')).toEqual(all(title));
  expect(withQuick(all(drafts), 'status', '')).toBeUndefined();
});
