import { callKey } from '@org/api-client/react';
import type { QueryClient } from '@tanstack/react-query';
import type { ListCalls } from './list-calls.ts';
import type { ListRow } from './list-row.ts';

interface Held {
  readonly results: { readonly rows: readonly ListRow[] };
}

const isList = (data: unknown): data is Held => {
  const results: unknown = typeof data === 'object' && data ? Reflect.get(data, 'results') : null;
  return (
    typeof results === 'object' && results !== null && Array.isArray(Reflect.get(results, 'rows'))
  );
};

/**
 * Replaces a row in every cached response of a list.
 * @param queries - cache
 * @param calls - list endpoint
 * @returns function that restores the previous row, unless it has changed since
 */
export function putRow<Row extends ListRow>(
  queries: QueryClient,
  calls: Pick<ListCalls<Row>, 'route'>,
  row: Row,
): () => void {
  const before = new Map<string, ListRow>();
  const replace = (find: (hash: string, held: ListRow) => ListRow | undefined): void => {
    for (const query of queries.getQueryCache().findAll({ queryKey: callKey(calls.route) })) {
      const data: unknown = query.state.data;
      if (!isList(data)) continue;
      const at = data.results.rows.findIndex(({ id }) => id === row.id);
      const held = data.results.rows[at];
      const next = held && find(query.queryHash, held);
      if (!next) continue;
      const rows = data.results.rows.with(at, next);
      queries.setQueryData(query.queryKey, { ...data, results: { ...data.results, rows } });
    }
  };
  replace((hash, held) => {
    before.set(hash, held);
    return row;
  });
  // The cache shares equal structures, so the cached row is not the same object.
  const put = JSON.stringify(row);
  return () =>
    replace((hash, held) => (JSON.stringify(held) === put ? before.get(hash) : undefined));
}
