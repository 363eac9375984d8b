import { callKey, callQuery } from '@org/api-client/react';
import { apiContract, type Import, type ImportStatus } from '@org/schema/contract';
import { api } from '../../shell/client/api.ts';

const { imports } = apiContract;
const MOVING: ReadonlySet<ImportStatus> = new Set(['validating', 'running', 'undoing']);

/** Returns true while an import is being processed. */
export function isMoving({ status }: Pick<Import, 'status'>): boolean {
  return MOVING.has(status);
}

/** Returns the number of pending image downloads of an import. */
export function awaitedPictures({ pictures }: Pick<Import, 'pictures'>): number {
  return pictures ? pictures.total - pictures.done - pictures.failed : 0;
}

/** Returns the polling interval in ms: longer for image downloads. */
function getPause(record: Import | undefined): number | false {
  if (!record) return false;
  if (isMoving(record)) return 1000;
  return record.status !== 'undone' && awaitedPictures(record) > 0 ? 2000 : false;
}

/** Query of an import. Polled while it is processed; events report other changes. */
export const importQuery = (id: number) => ({
  ...callQuery(api, imports.get, { params: { id } }),
  refetchInterval: (query: { state: { data?: { import?: Import } | undefined } }) =>
    getPause(query.state.data?.import),
});

/** Query of the entities that the current user may import. */
export const importTargetsQuery = () => callQuery(api, imports.targets);

/** Query key of an import. */
export const importKey = (id: number) => callKey(imports.get, { params: { id } });
