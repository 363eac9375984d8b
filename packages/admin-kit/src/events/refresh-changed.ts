import type { EntityName, EventPayload } from '@org/schema/entities';
import type { Query, QueryClient } from '@tanstack/react-query';

/** Modules of the API whose responses a change invalidates, by entity: those that list, show, or name it. */
export type ModulesByEntity = Readonly<Partial<Record<EntityName, readonly string[]>>>;

/** Time in ms for which changes are collected: a save of ten rows causes one refetch. */
const GATHERED = 250;

/** Refetches visible data after changes. */
export interface ChangeRefresher {
  changed(change: Pick<EventPayload<'entity_changed'>, 'entity'>): void;
  /** Called when anything may have changed. */
  everything(): void;
  stop(): void;
}

/**
 * Watches when the data of queries was requested. A response that arrives after an event may have been read before the change.
 * @returns function with the time of a query's data, and one that ends the watch
 */
function watchRequests(queries: QueryClient, now: () => number) {
  const began = now();
  const requested = new WeakMap<Query, number>();
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    // Data that is set by hand is the response to a save.
    if (action.type === 'fetch' || (action.type === 'success' && action.manual))
      requested.set(query, now());
  });
  const getTime = (query: Query): number =>
    requested.get(query) ?? Math.min(query.state.dataUpdatedAt, began);
  return { getTime, stop };
}

/**
 * Creates the refresher of a query cache. Responses to requests after the event stay: this window's own save has usually
 * refetched already.
 */
export function changeRefresher(
  queries: QueryClient,
  modulesByEntity: ModulesByEntity,
  now: () => number = Date.now,
): ChangeRefresher {
  const requests = watchRequests(queries, now);
  const heard = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    const since = new Map(heard);
    heard.clear();
    void queries.invalidateQueries({
      predicate: (query) => {
        const [id] = query.queryKey;
        const module = typeof id === 'string' ? id.split('.', 1)[0] : undefined;
        const at = since.get(module ?? '');
        return at !== undefined && requests.getTime(query) < at;
      },
    });
  }

  return {
    changed({ entity }) {
      for (const module of modulesByEntity[entity] ?? []) heard.set(module, now());
      timer ??= setTimeout(flush, GATHERED);
    },
    everything: () => void queries.invalidateQueries(),
    stop() {
      clearTimeout(timer);
      requests.stop();
    },
  };
}
