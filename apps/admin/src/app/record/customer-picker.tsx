import { rows } from '@org/api-client';
import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema';
import { Select, useDebouncedValue } from '@org/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { api } from '../api.ts';
import { searchWords } from '../search-words.ts';

const { customers } = apiContract;

/** Shape: the id of the chosen customer as text, '' for none, and what it is called. */
export interface CustomerPickerProps {
  readonly label: string;
  /** What stands there for nobody. */
  readonly none: string;
  readonly value: string;
  readonly name?: string | undefined;
  readonly onChange: (id: string) => void;
  readonly error?: string | undefined;
}

/** Picks a customer by a few letters of whatever it is known by. */
export function CustomerPicker(props: CustomerPickerProps): ReactElement {
  const { label, none, value, name, onChange, error } = props;
  const [typed, setTyped] = useState('');
  const [waited] = useDebouncedValue(typed, 250);
  const search = searchWords(waited);
  const found = useQuery({
    queryKey: [...callKey(customers.list), 'pick', search],
    queryFn: async ({ signal }) =>
      rows(
        await api.call(customers.list, {
          query: { itemsPerPage: 20, ...(search && { search }) },
          signal,
        }),
      ).rows,
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery({
    queryKey: [...callKey(customers.get), 'name', value],
    queryFn: async () =>
      (await api.call(customers.get, { params: { id: Number(value) } })).customer.displayName,
    enabled: value !== '' && name === undefined,
  });
  const options = (found.data ?? []).map(({ id, displayName, email }) => ({
    value: String(id),
    label: displayName === email || !email ? displayName : `${displayName} · ${email}`,
  }));
  const known = options.some((option) => option.value === value);
  const own = value && !known ? [{ value, label: name ?? chosen.data ?? '…' }] : [];
  return (
    <Select
      label={label}
      placeholder={none}
      searchable
      clearable
      data={[...own, ...options]}
      // The server has searched already, by more than the label shows.
      filter={({ options: all }) => all}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      onSearchChange={setTyped}
      nothingFoundMessage="No customers found."
      error={error}
    />
  );
}
