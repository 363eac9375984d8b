import type { FilterGroup, ListFields } from '@org/schema';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { LocaleProvider } from '../format/locale.tsx';
import { ListAddFilter } from './list-add-filter.tsx';
import { withRule } from './list-filter-rules.ts';
import { ListFilters } from './list-filters.tsx';

const FIELDS: ListFields = {
  name: { type: 'text', label: 'Name' },
  status: {
    type: 'enum',
    label: 'Status',
    options: [
      { value: 'lead', label: 'Lead' },
      { value: 'active', label: 'Active' },
    ],
  },
  created_at: { type: 'date', label: 'Created' },
  owner: { type: 'person', label: 'Owner' },
  secret: { type: 'text', label: 'Secret', filterable: false },
};
const FILTER: FilterGroup = {
  combinator: 'and',
  rules: [
    { field: 'status', operator: 'in', value: ['lead'] },
    { field: 'name', operator: 'contains', value: 'kiln' },
  ],
};

let seen: FilterGroup | undefined;

function Filters({ start }: { start?: FilterGroup }) {
  const [filter, setFilter] = useState(start);
  const change = (next: FilterGroup | undefined): void => {
    seen = next;
    setFilter(next);
  };
  const sources = {
    fields: FIELDS,
    findFor: () => async (search: string) =>
      [{ value: 7, label: 'Ada Moreau' }].filter(({ label }) => label.includes(search)),
    getName: (_field: string, value: string | number) => (value === 7 ? 'Ada Moreau' : undefined),
  };
  return (
    <LocaleProvider value={{ locale: 'en-GB' }}>
      <ListAddFilter {...sources} onAdd={(rule) => change(withRule(filter, rule))} />
      <ListFilters {...sources} filter={filter} onChange={change} />
    </LocaleProvider>
  );
}

const add = async (field: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('button', { name: field }));
};
const chips = (): string[] =>
  within(screen.getByRole('list', { name: 'Filters' }))
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '')
    .filter((name) => !name.startsWith('Remove') && name !== 'Clear');

describe('the filters of a list', () => {
  it('are created from field, operator and value', async () => {
    renderInAtrium(<Filters />);
    await add('Status');
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lead' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Active' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(chips()).toEqual(['Status is Lead or Active']);
    expect(seen).toEqual({
      combinator: 'and',
      rules: [{ field: 'status', operator: 'in', value: ['lead', 'active'] }],
    });
  });

  it('start with the most common operator, and accept another', async () => {
    renderInAtrium(<Filters />);
    await add('Created');
    await userEvent.keyboard('{Enter}');
    expect(chips()).toEqual(['Created in the last 30 days']);
    await userEvent.click(screen.getByRole('button', { name: 'Created in the last 30 days' }));
    await userEvent.selectOptions(await screen.findByLabelText('Operator'), 'is_empty');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(chips()).toEqual(['Created is empty']);
  });

  it('find members by typing, and offer the current user', async () => {
    renderInAtrium(<Filters />);
    await add('Owner');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Ada Moreau' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Me' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(chips()).toEqual(['Owner is Ada Moreau or me']);
  });

  it('offer no field that cannot be filtered', async () => {
    renderInAtrium(<Filters />);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await screen.findByRole('button', { name: 'Name' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Secret' })).toBeNull();
  });

  it('are removed by their close button and by Delete, one or all', async () => {
    renderInAtrium(<Filters start={FILTER} />);
    screen.getByRole('button', { name: 'Status is Lead' }).focus();
    await userEvent.keyboard('{Delete}');
    expect(chips()).toEqual(['Name contains “kiln”']);
    await userEvent.click(screen.getByRole('button', { name: /^Remove filter: Name/ }));
    expect([screen.queryByRole('list', { name: 'Filters' }), seen]).toEqual([null, undefined]);
  });

  it('match all rules or any of them', async () => {
    renderInAtrium(<Filters start={FILTER} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Match any' }));
    expect(seen).toEqual({ ...FILTER, combinator: 'or' });
  });

  it('show a nested group of a view as one chip, which can be removed', async () => {
    renderInAtrium(<Filters start={{ combinator: 'and', rules: [FILTER] }} />);
    expect(screen.getByText('Filter group')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Remove filter: group/ }));
    expect(seen).toBeUndefined();
  });
});
