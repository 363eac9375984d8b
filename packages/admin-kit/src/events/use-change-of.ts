import type { EntityName, EventPayload } from '@org/schema/entities';
import { useEffect, useState } from 'react';
import { onLiveEvent } from './live-events.ts';

/** A change of a record by anyone while it is open here. */
export type ChangeOf = EventPayload<'entity_changed'>;

/** Returns the latest change of a record since it was opened; undefined when there is none. */
export function useChangeOf(entity: EntityName, id: number | undefined): ChangeOf | undefined {
  const [change, setChange] = useState<ChangeOf>();

  useEffect(() => {
    setChange(undefined);
    if (id === undefined) return undefined;
    return onLiveEvent((event) => {
      if (event.event !== 'entity_changed') return;
      if (event.data.entity === entity && event.data.id === id) setChange(event.data);
    });
  }, [entity, id]);

  return change;
}
