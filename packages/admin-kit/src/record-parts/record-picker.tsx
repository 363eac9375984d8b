import { useApi } from '@org/api-client/react';
import { Select } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import type { RecordOption, RecordSource } from './record-source.ts';
import { useRecordSearch } from './use-record-search.ts';

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

/** Picks a record by a search in any of its texts. */
export function RecordPicker(props: RecordPickerProps): ReactElement {
  const { source, label, none, value, known, onChange, error, clearable = true } = props;
  const api = useApi();
  const [picked, setPicked] = useState<RecordOption>();
  const named = [picked, known].find((option) => option?.value === value);
  const [shown, setShown] = useState(named?.label ?? '');
  const found = useRecordSearch(source);
  const listed = found.options.find((option) => option.value === value);
  const chosen = useQuery({
    queryKey: [...source.key, 'name', value],
    queryFn: async () => (await source.getName(api, Number(value))) ?? null,
    enabled: value !== '' && named === undefined && found.isLoaded && listed === undefined,
  });
  const own = { value, label: named?.label ?? chosen.data ?? '…' };
  // The chosen record is not a result of a search that does not find it.
  const data = [...(value && !listed && !found.isSearch ? [own] : []), ...found.options];
  return (
    <Select
      label={label}
      placeholder={none}
      searchable
      clearable={clearable}
      // Enter on the first result must not clear the field when that is chosen already.
      allowDeselect={false}
      disabled={props.disabled ?? false}
      data={data}
      // The server matches more fields than the label shows.
      filter={({ options: all }) => all}
      value={value || null}
      onChange={(id) => {
        setPicked(data.find((option) => option.value === id));
        onChange(id ?? '');
      }}
      searchValue={shown}
      {...found.props}
      onSearchChange={(next) => {
        setShown(next);
        found.props.onSearchChange(next);
      }}
      onOptionSubmit={(id) => {
        if (id === value) setShown((listed ?? own).label);
      }}
      nothingFoundMessage={found.isFetching ? undefined : props.nothingFound}
      error={error}
    />
  );
}
