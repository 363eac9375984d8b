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

/** Renders the results of a search in one entity. Source: CMDK-011 to CMDK-015. */
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
  if (searchTerms(typed) === undefined) return <p className="ad-command-note">{text.typeMore}</p>;
  if (isOn)
    return (
      <Command.Loading>
        <p className="ad-command-note" role="status">
          {text.hangOn}
        </p>
      </Command.Loading>
    );
  if (found.isError)
    return (
      <p className="ad-command-note" role="alert">
        {text.failed}
      </p>
    );
  if (found.data?.length === 0)
    return (
      <p className="ad-command-note" role="status">
        {entry.none}
      </p>
    );
  return (
    <>
      {found.data?.map((record) => (
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
    </>
  );
}
