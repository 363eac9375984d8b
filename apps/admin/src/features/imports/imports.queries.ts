import { callKey, callQuery } from '@org/api-client/react';
import { apiContract, type Import, type ImportStatus } from '@org/schema';
import { api } from '../../app/api.ts';

const { imports } = apiContract;
const MOVING: ReadonlySet<ImportStatus> = new Set(['validating', 'running', 'undoing']);

/** True while something is being done with an import. */
export function isMoving({ status }: Pick<Import, 'status'>): boolean {
  return MOVING.has(status);
}

/** How many pictures of an import are awaited. */
export function awaitedPictures({ pictures }: Pick<Import, 'pictures'>): number {
  return pictures ? pictures.total - pictures.done - pictures.failed : 0;
}

/** Milliseconds until an import is worth another look: pictures take their time. */
function getPause(record: Import | undefined): number | false {
  if (!record) return false;
  if (isMoving(record)) return 1000;
  return record.status !== 'undone' && awaitedPictures(record) > 0 ? 2000 : false;
}

/** One import. Asked for again and again while it moves: events tell of the rest. */
export const importQuery = (id: number) => ({
  ...callQuery(api, imports.get, { params: { id } }),
  refetchInterval: (query: { state: { data?: { import?: Import } | undefined } }) =>
    getPause(query.state.data?.import),
});

/** What the signed-in person may take files into. */
export const importTargetsQuery = () => callQuery(api, imports.targets);

/** Key of one import's answer. */
export const importKey = (id: number) => callKey(imports.get, { params: { id } });
