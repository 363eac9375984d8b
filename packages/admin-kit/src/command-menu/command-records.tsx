import { useApi } from '@org/api-client/react';
import { Icon, useDebouncedValue } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import type { ReactElement } from 'react';
import { searchTerms } from '../screen/search-terms.ts';
import type { CommandEntries, EntityLink, FoundRef } from './command-entries.ts';
import { text } from './messages.ts';

/** Pause of the typing after which the search of all entities begins, ms. It is one cheap request; the search of one entity waits longer. */
const DEBOUNCE = 150;

/** The records of one entity that match the search. */
export interface FoundGroup {
  readonly link: EntityLink;
  readonly records: readonly FoundRef[];
}

/** State of the search of all entities. */
export interface FoundRecords {
  /** Entities with a match, the one with the best match first. */
  readonly groups: readonly FoundGroup[];
  readonly corrected: string | null;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

/** Groups found records by entity, in the order of their best matches. */
function toGroups(rows: readonly FoundRef[], links: CommandEntries['links']): FoundGroup[] {
  const entities = new Set(rows.map(({ entity }) => entity));
  return [...entities].flatMap((entity) => {
    const link = links[entity];
    return link ? [{ link, records: rows.filter((row) => row.entity === entity) }] : [];
  });
}

/**
 * Searches all entities while the user types.
 * @param entries - request and screens of the search
 * @param typed - typed text
 */
export function useFoundRecords(
  { findAll, links }: Pick<CommandEntries, 'findAll' | 'links'>,
  typed: string,
): FoundRecords {
  const api = useApi();
  const [waited] = useDebouncedValue(typed, DEBOUNCE);
  const search = searchTerms(waited);
  const found = useQuery({
    queryKey: ['command menu', 'all', search],
    queryFn: ({ signal }) => findAll(api, search ?? '', signal),
    enabled: search !== undefined,
    staleTime: 10_000,
  });
  const isAsked = searchTerms(typed) !== undefined;
  const isCurrent = search !== undefined && searchTerms(typed) === search;
  const answer = isCurrent ? found.data : undefined;
  return {
    groups: answer ? toGroups(answer.rows, links) : [],
    corrected: answer?.corrected ?? null,
    isLoading: isAsked && (!isCurrent || found.isFetching),
    isFailed: isCurrent && found.isError,
  };
}

/** Returns the value of a record's entry in the menu. */
export const recordValue = ({ entity, id }: FoundRef): string => `found ${entity} ${id}`;

/** Lists found records, grouped by entity. The server has matched them, so the menu's own filter keeps them all. */
export function CommandRecords({
  found: { groups, corrected },
  onPick,
}: {
  readonly found: FoundRecords;
  readonly onPick: (href: string) => void;
}): ReactElement {
  return (
    <>
      {corrected !== null && groups.length > 0 && (
        <p className="ad-command-note ad-command-corrected">{text.corrected(corrected)}</p>
      )}
      {groups.map(({ link, records }) => (
        <Command.Group key={link.label} heading={link.label} forceMount>
          {records.map((record) => (
            <Command.Item
              key={record.id}
              value={recordValue(record)}
              forceMount
              onSelect={() => onPick(link.href(record))}
            >
              <Icon of={link.icon} />
              <span className="ad-command-words">
                <span>{record.title || text.untitled}</span>
                {record.subtitle && <span className="at-meta">{record.subtitle}</span>}
              </span>
            </Command.Item>
          ))}
        </Command.Group>
      ))}
    </>
  );
}
