import type { EntityName, EventPayload } from '@org/schema';
import { useEffect, useState } from 'react';
import { onLiveEvent } from './live-events.ts';

/** A change of a record that somebody made while it is open here. */
export type ChangeOf = EventPayload<'entity_changed'>;

/**
 * The latest change of a record that is newer than what is open here; undefined while there is none.
 * Shape: what is open, its version → change.
 */
export function useChangeOf(
  entity: EntityName,
  id: number | undefined,
  version: number | undefined,
): ChangeOf | undefined {
  const [change, setChange] = useState<ChangeOf>();

  useEffect(() => {
    setChange(undefined);
    if (id === undefined) return undefined;
    return onLiveEvent((event) => {
      if (event.event !== 'entity_changed') return;
      if (event.data.entity === entity && event.data.id === id) setChange(event.data);
    });
  }, [entity, id]);

  if (!change) return undefined;
  const isKnown =
    change.action !== 'deleted' &&
    (change.version === null || (version !== undefined && change.version <= version));
  return isKnown ? undefined : change;
}
