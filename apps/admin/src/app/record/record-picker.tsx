import { Select, useDebouncedValue } from '@org/ui';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { searchTerms } from '../search-terms.ts';

/** A record to choose, by its id as text. */
export interface RecordOption {
  readonly value: string;
  readonly label: string;
}

/** Where the records to choose from come from. */
export interface RecordSource {
  readonly key: QueryKey;
  /** The first records that match; all of them for undefined. */
  readonly find: (
    search: string | undefined,
    signal: AbortSignal,
  ) => Promise<readonly RecordOption[]>;
  /** What a record is called that nothing else has named; undefined for one that is gone. */
  readonly getName: (id: number) => Promise<string | undefined>;
}

/** Shape: the id of the chosen record as text, '' for none, and what is known of it. */
export interface RecordPickerProps {
  readonly source: RecordSource;
  readonly label: string;
  /** What stands there for nobody. */
  readonly none: string;
  readonly nothingFound: string;
  readonly value: string;
  /** What the record of an id is called, as far as the form knows. */
  readonly known?: RecordOption | undefined;
  readonly onChange: (id: string) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** False where one must be chosen. @default true */
  readonly clearable?: boolean;
}

const SEARCH_DELAY = 250;

/** Picks a record by a few letters of whatever it is known by. */
export function RecordPicker(props: RecordPickerProps): ReactElement {
  const { source, label, none, value, known, onChange, error, clearable = true } = props;
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<RecordOption>();
  const [waited] = useDebouncedValue(typed, SEARCH_DELAY);
  const named = [picked, known].find((option) => option?.value === value);
  // The words of the choice itself are no search.
  const search = waited === named?.label ? undefined : searchTerms(waited);
  const found = useQuery({
    queryKey: [...source.key, 'pick', search ?? ''],
    queryFn: ({ signal }) => source.find(search, signal),
    placeholderData: keepPreviousData,
  });
  const listed = found.data?.find((option) => option.value === value);
  const chosen = useQuery({
    queryKey: [...source.key, 'name', value],
    queryFn: async () => (await source.getName(Number(value))) ?? null,
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
      // The server has searched already, by more than the label shows.
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
