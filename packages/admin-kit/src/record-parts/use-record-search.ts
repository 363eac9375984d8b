import { useApi } from '@org/api-client/react';
import { type FirstMatchProps, useDebouncedValue, useFirstMatch } from '@org/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type InputEvent, useState } from 'react';
import { searchTerms } from '../screen/search-terms.ts';
import type { RecordOption, RecordSource } from './record-source.ts';

/** Milliseconds without a key after which a search begins. */
const SEARCH_DELAY = 250;

/** Records of a source that match the text typed into a select. */
export interface RecordSearch {
  readonly options: readonly RecordOption[];
  /** True when the options are the results of a search, false when they are the first of all records. */
  readonly isSearch: boolean;
  readonly isLoaded: boolean;
  readonly isFetching: boolean;
  /** Props of the `Select` or `MultiSelect`. */
  readonly props: FirstMatchProps & {
    readonly onInput: (event: InputEvent<HTMLInputElement>) => void;
    readonly onSearchChange: (shown: string) => void;
  };
}

/**
 * Searches the records of a source while the user types, and highlights the first result.
 * @param isEnabled - false loads nothing
 */
export function useRecordSearch(source: RecordSource, isEnabled = true): RecordSearch {
  const api = useApi();
  const [typed, setTyped] = useState('');
  const [waited] = useDebouncedValue(typed, SEARCH_DELAY);
  const search = searchTerms(waited);
  const found = useQuery({
    queryKey: [...source.key, 'pick', search ?? ''],
    queryFn: ({ signal }) => source.find(api, search, signal),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
  const isCurrent = typed === waited && found.isSuccess && !found.isPlaceholderData;
  const firstMatch = useFirstMatch(
    searchTerms(typed) === undefined || found.isError ? 'none' : isCurrent ? 'found' : 'searching',
  );
  return {
    options: found.data ?? [],
    isSearch: search !== undefined,
    isLoaded: found.isSuccess,
    isFetching: found.isFetching,
    props: {
      ...firstMatch,
      onInput: (event) => setTyped(event.currentTarget.value),
      // The select also shows the label of the chosen record, which nobody has typed.
      onSearchChange: (shown) => setTyped((before) => (before === shown ? before : '')),
    },
  };
}
