import { useApi } from '@org/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMe } from '../session/use-me.ts';
import { dispatchLiveEvent, onLiveEvent } from './live-events.ts';
import { changeRefresher, type ModulesByEntity } from './refresh-changed.ts';
import { shareStream } from './shared-stream.ts';
import { showToast } from './show-toasts.ts';

/** Props of the listener. */
export interface ListenToTenantProps {
  /** Modules to refetch by the entity that changed. A stable reference between renders. */
  readonly modulesByEntity: ModulesByEntity;
}

/** Keeps the screen up to date while others work in the same tenant, and shows notifications. */
export function ListenToTenant({ modulesByEntity }: ListenToTenantProps): null {
  const { user, tenant } = useMe();
  const api = useApi();
  const queries = useQueryClient();
  const tenantId = tenant?.id;

  useEffect(() => {
    if (tenantId === undefined) return undefined;
    const refresher = changeRefresher(queries, modulesByEntity);
    const leave = onLiveEvent((event) => {
      if (event.event === 'entity_changed') refresher.changed(event.data);
      else if (event.event === 'reset') refresher.everything();
      else showToast(api, event);
    });
    const end = shareStream({ name: `${tenantId} ${user.id}`, onEvent: dispatchLiveEvent });
    return () => {
      end();
      leave();
      refresher.stop();
    };
  }, [tenantId, user.id, api, queries, modulesByEntity]);

  return null;
}
