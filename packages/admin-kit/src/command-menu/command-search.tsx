import { useApi } from '@org/api-client/react';
import { TIMES } from '@org/schema';
import { Icon, useDebouncedValue } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import type { ReactElement } from 'react';
import { searchTerms } from '../screen/search-terms.ts';
import type { FoundRecord, SearchEntry } from './command-entries.ts';
import { text } from './messages.ts';

/** Props of the search: entity, typed text, and the handler of a choice. */
export interface CommandSearchProps {
  readonly entry: SearchEntry;
  readonly typed: string;
  readonly onPick: (record: FoundRecord) => void;
}

function Note({
  role,
  children,
}: {
  readonly role: 'status' | 'alert';
  readonly children: string;
}) {
  return (
    <p className="ad-command-note" role={role}>
      {children}
    </p>
  );
}

/** Renders the results of a search in one entity. */
export function CommandSearch({ entry, typed, onPick }: CommandSearchProps): ReactElement {
  const api = useApi();
  const [waited] = useDebouncedValue(typed, TIMES.searchDebounce);
  const search = searchTerms(waited);
  const found = useQuery({
    queryKey: ['command menu', entry.id, search],
    queryFn: ({ signal }) => entry.find(api, search ?? '', signal),
    enabled: search !== undefined,
    staleTime: 10_000,
  });
  const isOn = searchTerms(typed) !== search || found.isFetching;
  const isSearch = searchTerms(typed) !== undefined;
  const isFound = isSearch && !isOn && found.isSuccess;
  // Notes are beside the list, because a list box holds options only.
  return (
    <>
      {!isSearch && <p className="ad-command-note">{text.typeMore}</p>}
      {isSearch && isOn && <Note role="status">{text.hangOn}</Note>}
      {isSearch && !isOn && found.isError && <Note role="alert">{text.failed}</Note>}
      {isFound && found.data.length === 0 && <Note role="status">{entry.none}</Note>}
      <Command.List>
        {isFound &&
          found.data.map((record) => (
            <Command.Item
              key={record.id}
              value={`${entry.id} ${record.id}`}
              onSelect={() => onPick(record)}
            >
              <Icon of={entry.icon} />
              <span className="ad-command-words">
                <span>{record.title}</span>
                {record.subtitle && <span className="at-meta">{record.subtitle}</span>}
              </span>
            </Command.Item>
          ))}
      </Command.List>
    </>
  );
}
