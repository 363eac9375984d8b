import type { FilterRule, ListField } from '@org/schema';
import { expect, it } from 'vitest';
import { SAMPLE_LIST_FIELDS } from '../../test/sample-list-fields.ts';
import { createFormats } from '../format/formats.ts';
import { filterWords, operatorChoices, valueShape } from './list-filter-words.ts';

const FIELDS: Readonly<Record<string, ListField>> = SAMPLE_LIST_FIELDS;

const NAMES: Readonly<Record<string, string>> = { 'tags 4': 'VIP', 'owner 7': 'Ada Moreau' };

function words(rule: FilterRule): string {
  const field = FIELDS[rule.field];
  return field
    ? filterWords(rule, field, {
        formats: createFormats({
          locale: 'en-GB',
          timezone: 'UTC',
          dateStyle: '',
          numberStyle: '',
        }),
        getName: (name, value) => NAMES[`${name} ${value}`],
      })
    : '';
}

it('describes a rule in words', () => {
  expect(
    (
      [
        { field: 'status', operator: 'in', value: ['active', 'lead'] },
        { field: 'status', operator: 'not_in', value: ['active', 'lead', 'inactive'] },
        { field: 'created_at', operator: 'in_last_days', value: 30 },
        { field: 'created_at', operator: 'in_next_days', value: 1 },
        { field: 'created_at', operator: 'between', value: ['2026-01-31', '2026-03-01'] },
        { field: 'created_at', operator: 'before', value: '2026-01-31' },
        { field: 'name', operator: 'contains', value: 'kiln' },
        { field: 'name', operator: 'is_empty' },
        { field: 'total', operator: 'gte', value: 12_500.5 },
        { field: 'paid', operator: 'is', value: false },
        { field: 'tags', operator: 'all', value: [4, 9] },
        { field: 'tags', operator: 'is_not_empty' },
        { field: 'owner', operator: 'in', value: ['me', 7] },
      ] as const
    ).map(words),
  ).toEqual([
    'Status is Active or Lead',
    'Status is not Active, Lead or Inactive',
    'Created in the last 30 days',
    'Created in the next day',
    'Created between 31 Jan 2026 and 1 Mar 2026',
    'Created before 31 Jan 2026',
    'Name contains “kiln”',
    'Name is empty',
    'Total is at least 12,500.5',
    'Paid is no',
    'Tags include all of VIP and 9',
    'Tags are not empty',
    'Owner is me or Ada Moreau',
  ]);
});

it('has a label and an input for every operator of every field type', () => {
  const kinds = Object.values(FIELDS).map(({ type }) => type);
  const all = kinds.flatMap(operatorChoices);
  expect(all.filter(({ label }) => !label)).toEqual([]);
  expect([...new Set(all.map(({ value }) => valueShape(value)))].sort()).toEqual([
    'choices',
    'days',
    'none',
    'one',
    'range',
  ]);
});
