import { useApi } from '@org/api-client/react';
import { type FilterGroup, isFilterGroup, type ListFields } from '@org/schema';
import type { FindChoices } from '@org/ui';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { ListRow } from './list-row.ts';
import type { ChoiceSource, ListScreen } from './list-screen.ts';

/** Names of chosen values, and search functions. */
export interface ListChoicesData {
  readonly findFor: (field: string) => FindChoices | undefined;
  readonly getName: (field: string, value: string | number) => string | undefined;
}

/** Returns the ids of tags and members in a filter, by field. */
function idsIn(filter: FilterGroup | undefined, fields: ListFields): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const entry of filter?.rules ?? []) {
    if (isFilterGroup(entry)) continue;
    const type = fields[entry.field]?.type;
    if ((type !== 'tags' && type !== 'person') || !Array.isArray(entry.value)) continue;
    const ids = found.get(entry.field) ?? new Set<number>();
    for (const value of entry.value) if (typeof value === 'number') ids.add(value);
    found.set(entry.field, ids);
  }
  return found;
}

const NO_SOURCES: Readonly<Record<string, ChoiceSource>> = {};

/** Loads the options of a list's fields of tags and members: searched by text, named by id. */
export function useChoices<Row extends ListRow>(
  screen: Pick<ListScreen<Row>, 'entity' | 'choices'>,
  fields: ListFields,
  filter: FilterGroup | undefined,
): ListChoicesData {
  const api = useApi();
  const sources = screen.choices ?? NO_SOURCES;
  // Found options are remembered, so that their names are known once they are chosen.
  const names = useRef(new Map<string, string>());
  const wanted = [...idsIn(filter, fields)].flatMap(([field, ids]) => {
    const source = sources[field];
    return source && ids.size > 0 ? [{ field, source, ids: [...ids].sort((a, b) => a - b) }] : [];
  });
  const named = useQueries({
    queries: wanted.map(({ field, source, ids }) => ({
      queryKey: ['choices', screen.entity, field, ids],
      queryFn: () => source.named(api, ids),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  for (const [at, { field }] of wanted.entries())
    for (const { value, label } of named[at]?.data ?? [])
      names.current.set(`${field} ${value}`, label);

  return useMemo(() => {
    const finders = new Map(
      Object.entries(sources).map(([field, source]): [string, FindChoices] => [
        field,
        async (search) => {
          const found = await source.find(api, search);
          for (const { value, label } of found) names.current.set(`${field} ${value}`, label);
          return found;
        },
      ]),
    );
    return {
      findFor: (field) => finders.get(field),
      getName: (field, value) => names.current.get(`${field} ${value}`),
    };
  }, [api, sources]);
}
