import type { FilterGroup } from '@org/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inAtrium } from '../../test/in-atrium.tsx';
import { SAMPLE_LIST_FIELDS } from '../../test/sample-list-fields.ts';
import { ListAddFilter } from './list-add-filter.tsx';
import type { Choice } from './list-choice.ts';
import { withRule } from './list-filter-rules.ts';
import { ListFilters } from './list-filters.tsx';

const PEOPLE: readonly Choice[] = [
  { value: 7, label: 'Ada Moreau' },
  { value: 8, label: 'Jonas Wirth' },
];
const TAGS: readonly Choice[] = [
  { value: 4, label: 'VIP', color: 'violet' },
  { value: 5, label: 'Wholesale', color: 'teal' },
];
const of = (field: string): readonly Choice[] => (field === 'owner' ? PEOPLE : TAGS);
const findFor = (field: string) => async (search: string) =>
  of(field).filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
const getName = (field: string, value: string | number) =>
  of(field).find((choice) => choice.value === value)?.label;

function Filters({ start }: { start: FilterGroup | undefined }) {
  const [filter, setFilter] = useState(start);
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <ListAddFilter
        fields={SAMPLE_LIST_FIELDS}
        findFor={findFor}
        getName={getName}
        onAdd={(rule) => setFilter(withRule(filter, rule))}
      />
      <ListFilters
        fields={SAMPLE_LIST_FIELDS}
        filter={filter}
        onChange={setFilter}
        findFor={findFor}
        getName={getName}
      />
    </div>
  );
}

const meta = {
  title: 'Admin/List filters',
  component: Filters,
  decorators: [inAtrium],
} satisfies Meta<typeof Filters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: { start: undefined } };

export const Several: Story = {
  args: {
    start: {
      combinator: 'and',
      rules: [
        { field: 'status', operator: 'in', value: ['active', 'lead'] },
        { field: 'created_at', operator: 'in_last_days', value: 30 },
        { field: 'owner', operator: 'in', value: ['me', 7] },
        { field: 'tags', operator: 'all', value: [4, 5] },
        { field: 'total', operator: 'between', value: [100, 2500] },
      ],
    },
  },
};

export const WithAGroup: Story = {
  args: {
    start: {
      combinator: 'or',
      rules: [
        { field: 'newsletter', operator: 'is', value: true },
        {
          combinator: 'and',
          rules: [
            { field: 'name', operator: 'contains', value: 'kiln' },
            { field: 'status', operator: 'in', value: ['lead'] },
          ],
        },
      ],
    },
  },
};
