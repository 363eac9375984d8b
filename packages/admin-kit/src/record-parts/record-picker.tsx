import type { ApiClient } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { Select, useDebouncedValue } from '@org/ui';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { searchTerms } from '../screen/search-terms.ts';

/** A record as an option, with its id as text. */
export interface RecordOption {
  readonly value: string;
  readonly label: string;
}

/** Source of the records. */
export interface RecordSource {
  readonly key: QueryKey;
  /** Finds the first matching records; all of them for undefined. */
  readonly find: (
    api: ApiClient,
    search: string | undefined,
    signal: AbortSignal,
  ) => Promise<readonly RecordOption[]>;
  /** Loads the name of a record; undefined when it was deleted. */
  readonly getName: (api: ApiClient, id: number) => Promise<string | undefined>;
}

/** Props of the picker: id of the chosen record as text, '' for none, and known data about it. */
export interface RecordPickerProps {
  readonly source: RecordSource;
  readonly label: string;
  /** Placeholder for none. */
  readonly none: string;
  readonly nothingFound: string;
  readonly value: string;
  /** Name of the chosen record, when the form knows it. */
  readonly known?: RecordOption | undefined;
  readonly onChange: (id: string) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** False when a record is required. @default true */
  readonly clearable?: boolean;
}

const SEARCH_DELAY = 250;

/** Picks a record by a search in any of its texts. */
export function RecordPicker(props: RecordPickerProps): ReactElement {
  const { source, label, none, value, known, onChange, error, clearable = true } = props;
  const api = useApi();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<RecordOption>();
  const [waited] = useDebouncedValue(typed, SEARCH_DELAY);
  const named = [picked, known].find((option) => option?.value === value);
  // The label of the chosen record is not a search.
  const search = waited === named?.label ? undefined : searchTerms(waited);
  const found = useQuery({
    queryKey: [...source.key, 'pick', search ?? ''],
    queryFn: ({ signal }) => source.find(api, search, signal),
    placeholderData: keepPreviousData,
  });
  const listed = found.data?.find((option) => option.value === value);
  const chosen = useQuery({
    queryKey: [...source.key, 'name', value],
    queryFn: async () => (await source.getName(api, Number(value))) ?? null,
    enabled: value !== '' && named === undefined && found.isSuccess && listed === undefined,
  });
  const own = { value, label: named?.label ?? chosen.data ?? '…' };
  const data = [...(value && !listed ? [own] : []), ...(found.data ?? [])];
  return (
    <Select
      label={label}
      placeholder={none}
      searchable
      clearable={clearable}
      allowDeselect={clearable}
      disabled={props.disabled ?? false}
      data={data}
      // The server matches more fields than the label shows.
      filter={({ options: all }) => all}
      value={value || null}
      onChange={(id) => {
        setPicked(data.find((option) => option.value === id));
        onChange(id ?? '');
      }}
      onSearchChange={setTyped}
      nothingFoundMessage={found.isFetching ? undefined : props.nothingFound}
      error={error}
    />
  );
}
