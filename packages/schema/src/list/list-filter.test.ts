import { describe, expect, it } from 'vitest';
import { defineListFields, sortableFields } from './list-fields.ts';
import {
  FILTER_LIMITS,
  type FilterGroup,
  filterProblem,
  getCustomFields,
  readFilter,
} from './list-filter.ts';

const FIELDS = defineListFields({
  name: { type: 'text', label: 'Name', sortable: true },
  price: { type: 'money', label: 'Price' },
  made: { type: 'date', label: 'Made', sortable: true },
  open: { type: 'boolean', label: 'Open' },
  state: { type: 'enum', label: 'State', options: [{ value: 'a', label: 'A' }] },
  tags: { type: 'tags', label: 'Tags' },
  owner: { type: 'person', label: 'Owner' },
  secret: { type: 'text', label: 'Secret', filterable: false },
});

const of = (rule: object): unknown => ({ combinator: 'and', rules: [rule] });

describe('a filter', () => {
  it.each([
    { field: 'name', operator: 'starts_with', value: 'a' },
    { field: 'name', operator: 'is_empty' },
    { field: 'price', operator: 'between', value: [1, 2.5] },
    { field: 'made', operator: 'on', value: '2026-01-31' },
    { field: 'made', operator: 'in_last_days', value: 30 },
    { field: 'open', operator: 'is', value: false },
    { field: 'state', operator: 'in', value: ['a'] },
    { field: 'tags', operator: 'all', value: [1, 2] },
    { field: 'owner', operator: 'in', value: ['me', 3] },
  ])('accepts %j', (rule) => {
    expect(filterProblem(of(rule), FIELDS)).toBeUndefined();
  });

  it.each([
    [
      { field: 'gone', operator: 'is', value: 'a' },
      'Some field of the filter cannot be filtered by',
    ],
    [
      { field: 'secret', operator: 'is', value: 'a' },
      'Some field of the filter cannot be filtered by',
    ],
    [
      { field: 'toString', operator: 'is', value: 'a' },
      'Some field of the filter cannot be filtered by',
    ],
    [{ operator: 'is' }, 'Each rule needs a field'],
    [{ field: 'open', operator: 'gt', value: 1 }, 'Open: the operator must be one of is'],
    [{ field: 'name', operator: 'is', value: 'a\0' }, 'Name: must be text'],
    [{ field: 'name', operator: 'is_empty', value: 'a' }, 'Name: is_empty takes no value'],
    [{ field: 'price', operator: 'gt', value: Number.NaN }, 'Price: must be a number'],
    [{ field: 'price', operator: 'between', value: [1] }, 'Price: must be two values, from and to'],
    [
      { field: 'made', operator: 'before', value: '2026-02-30' },
      'Made: must be a day such as 2026-01-31',
    ],
    [
      { field: 'made', operator: 'in_last_days', value: 0 },
      'Made: must be a number of days from 1 to 36500',
    ],
    [
      { field: 'state', operator: 'in', value: ['b'] },
      'State: must be a list of which each is one of its choices',
    ],
    [
      { field: 'tags', operator: 'in', value: ['1'] },
      'Tags: must be a list of which each is the id of a tag',
    ],
    [
      { field: 'owner', operator: 'in', value: [] },
      'Owner: must be a list of which each is the id of a person, or me',
    ],
  ])('rejects with a message: %j', (rule, problem) => {
    expect(filterProblem(of(rule), FIELDS)).toBe(problem);
  });

  it('is limited in depth, rules, choices and length', () => {
    const rule = { field: 'open', operator: 'is', value: true };
    expect(
      filterProblem({ combinator: 'or', rules: Array(FILTER_LIMITS.rules + 1).fill(rule) }, FIELDS),
    ).toBe('A filter has at most 50 rules');
    const nested = (depth: number): unknown =>
      depth === 0 ? rule : { combinator: 'and', rules: [nested(depth - 1)] };
    expect(filterProblem(nested(3), FIELDS)).toBeUndefined();
    expect(filterProblem(nested(4), FIELDS)).toBe('A filter has at most 3 levels');
  });

  it('parses JSON text and leaves custom fields to the server', () => {
    expect(readFilter('{', FIELDS)).toEqual({ problem: 'must be JSON' });
    const custom = of({ field: 'custom_fields.size', operator: 'gt', value: 3 }) as FilterGroup;
    expect(
      readFilter(JSON.stringify(custom), FIELDS, (name) => name.startsWith('custom_fields.')),
    ).toEqual({
      filter: custom,
    });
    expect(getCustomFields({ combinator: 'and', rules: [custom] })).toEqual(['size']);
  });
});

it('lists only sortable fields as sort columns', () => {
  expect(sortableFields(FIELDS)).toEqual(['name', 'made']);
});
