import { useApi } from '@org/api-client/react';
import { TIMES } from '@org/schema';
import { Icon, useDebouncedValue } from '@org/ui';
import { useQueries } from '@tanstack/react-query';
import { Command } from 'cmdk';
import type { ReactElement } from 'react';
import { searchTerms } from '../screen/search-terms.ts';
import type { FoundRecord, SearchEntry } from './command-entries.ts';

/** Maximum number of records listed per entity before one is chosen. */
const MAX_PER_ENTITY = 4;

/** The records of one entity that match the search. */
export interface FoundGroup {
  readonly entry: SearchEntry;
  readonly records: readonly FoundRecord[];
}

/**
 * Searches all entities while the user types.
 * @param entries - entities
 * @param typed - typed text
 * @returns those with a match, and whether it is loading
 */
export function useFoundRecords(
  entries: readonly SearchEntry[],
  typed: string,
): { readonly groups: readonly FoundGroup[]; readonly isLoading: boolean } {
  const api = useApi();
  const [waited] = useDebouncedValue(typed, TIMES.searchDebounce);
  const search = searchTerms(waited);
  const answers = useQueries({
    queries: entries.map((entry) => ({
      queryKey: ['command menu', entry.id, search],
      queryFn: ({ signal }: { signal: AbortSignal }) => entry.find(api, search ?? '', signal),
      enabled: search !== undefined,
      staleTime: 10_000,
    })),
  });
  const isCurrent = search !== undefined && searchTerms(typed) === search;
  const groups = entries.flatMap((entry, at) => {
    const records = answers[at]?.data?.slice(0, MAX_PER_ENTITY) ?? [];
    return isCurrent && records.length > 0 ? [{ entry, records }] : [];
  });
  const isLoading =
    searchTerms(typed) !== undefined && (!isCurrent || answers.some((answer) => answer.isFetching));
  return { groups, isLoading };
}

/** Returns the value of a record's entry in the menu. */
export const recordValue = (entry: SearchEntry, record: FoundRecord): string =>
  `found ${entry.id} ${record.id}`;

/** Lists found records, grouped by entity. The server has matched them, so the menu's own filter keeps them all. */
export function CommandRecords({
  groups,
  onPick,
}: {
  readonly groups: readonly FoundGroup[];
  readonly onPick: (record: FoundRecord) => void;
}): ReactElement {
  return (
    <>
      {groups.map(({ entry, records }) => (
        <Command.Group key={entry.id} heading={entry.label} forceMount>
          {records.map((record) => (
            <Command.Item
              key={record.id}
              value={recordValue(entry, record)}
              forceMount
              onSelect={() => onPick(record)}
            >
              <Icon of={entry.icon} />
              <span className="ad-command-words">
                <span>{record.title}</span>
                {record.subtitle && <span className="at-meta">{record.subtitle}</span>}
              </span>
            </Command.Item>
          ))}
        </Command.Group>
      ))}
    </>
  );
}
