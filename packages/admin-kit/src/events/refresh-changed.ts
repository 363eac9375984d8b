import type { EntityName, EventPayload } from '@org/schema/entities';
import type { QueryClient } from '@tanstack/react-query';

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
 * Creates the refresher of a query cache. Responses that are newer than the event are kept: this window's own save has usually
 * refetched already.
 */
export function changeRefresher(
  queries: QueryClient,
  modulesByEntity: ModulesByEntity,
  now: () => number = Date.now,
): ChangeRefresher {
  const heard = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    const since = new Map(heard);
    heard.clear();
    void queries.invalidateQueries({
      predicate: ({ queryKey: [id], state }) => {
        const module = typeof id === 'string' ? id.split('.', 1)[0] : undefined;
        const at = since.get(module ?? '');
        return at !== undefined && state.dataUpdatedAt < at;
      },
    });
  }

  return {
    changed({ entity }) {
      for (const module of modulesByEntity[entity] ?? []) heard.set(module, now());
      timer ??= setTimeout(flush, GATHERED);
    },
    everything: () => void queries.invalidateQueries(),
    stop: () => clearTimeout(timer),
  };
}
