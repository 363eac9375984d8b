import { callKey, callQuery } from '@org/api-client/react';
import { apiContract, type Import, type ImportStatus } from '@org/schema';
import { api } from '../../app/api.ts';

const { imports } = apiContract;
const MOVING: ReadonlySet<ImportStatus> = new Set(['validating', 'running', 'undoing']);

/** True while something is being done with an import. */
export function isMoving({ status }: Pick<Import, 'status'>): boolean {
  return MOVING.has(status);
}

/** One import. Asked for again every second while it moves: events tell of the rest. */
export const importQuery = (id: number) => ({
  ...callQuery(api, imports.get, { params: { id } }),
  refetchInterval: (query: { state: { data?: { import?: Import } | undefined } }) =>
    query.state.data?.import && isMoving(query.state.data.import) ? 1000 : false,
});

/** What the signed-in person may take files into. */
export const importTargetsQuery = () => callQuery(api, imports.targets);

/** Key of one import's answer. */
export const importKey = (id: number) => callKey(imports.get, { params: { id } });
