import { type RecordOption, type RecordSource, useRecordSearch } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { MultiSelect } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';

/** Props of the field: ids of the chosen records, and known data about them. */
export interface RecordsFieldProps {
  readonly source: RecordSource;
  readonly label: string;
  /** Placeholder for none. */
  readonly none: string;
  readonly nothingFound: string;
  readonly value: readonly number[];
  /** Names of chosen records, as far as the form knows them. */
  readonly known?: readonly RecordOption[];
  readonly onChange: (ids: number[]) => void;
  /** Id of a record that cannot be chosen, such as the record itself. */
  readonly omitted?: number | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

/** Picks several records by a search in any of their texts. */
export function RecordsField(props: RecordsFieldProps): ReactElement {
  const { source, label, none, value, known = [], onChange, omitted, disabled = false } = props;
  const api = useApi();
  const [picked, setPicked] = useState<readonly RecordOption[]>([]);
  const found = useRecordSearch(source, !disabled);
  const ids = value.map(String);
  const options = new Map(
    [...found.options, ...known, ...picked].map((option) => [option.value, option]),
  );
  const unknown = ids.filter((id) => !options.has(id));
  const named = useQuery({
    queryKey: [...source.key, 'names', unknown.join()],
    queryFn: async () =>
      Promise.all(
        unknown.map(async (id) => ({
          value: id,
          label: (await source.getName(api, Number(id))) ?? '…',
        })),
      ),
    enabled: unknown.length > 0,
  });
  for (const option of named.data ?? []) options.set(option.value, option);
  const listed = new Set([...ids, ...found.options.map((option) => option.value)]);
  const data = [...listed]
    .filter((id) => id !== String(omitted))
    .map((id) => options.get(id) ?? { value: id, label: '…' });

  return (
    <MultiSelect
      label={label}
      placeholder={ids.length === 0 ? none : ''}
      searchable
      clearable
      hidePickedOptions
      disabled={disabled}
      data={data}
      // The server matches more fields than the label shows.
      filter={({ options: all }) => all}
      value={ids}
      onChange={(next) => {
        setPicked(next.flatMap((id) => options.get(id) ?? []));
        onChange(next.map(Number));
      }}
      {...found.props}
      nothingFoundMessage={found.isFetching ? undefined : props.nothingFound}
      error={props.error}
    />
  );
}
