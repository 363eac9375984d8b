import { type ApiClient, isApiError, type RowOf } from '@org/api-client';
import type {
  BulkWork,
  Export,
  ExportFormat,
  RouteContract,
  RouteResponse,
} from '@org/schema/contract';
import type { ListRow } from './list-row.ts';
import type { BulkSelection } from './list-selection.ts';
import type { ListAsked } from './list-state.ts';

/** Response of a list. */
export interface ListAnswer<Row> {
  readonly results: {
    readonly rows: readonly Row[];
    readonly total: number;
    readonly totalIsCapped: boolean;
  };
}

/** A row that a bulk change did not change, and the reason. */
export interface BulkFailure {
  readonly id: number;
  readonly error: string;
}

/** Result of a bulk change: ids of the changed rows, or their number when the endpoint returns no ids. */
export interface BulkAnswer {
  readonly done: readonly number[];
  readonly count: number;
  readonly failed: readonly BulkFailure[];
  /** Background work for more rows than one request changes. */
  readonly work?: BulkWork | undefined;
}

/** New values of a bulk change. */
export interface BulkChange {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly addTags?: readonly number[];
  readonly removeTags?: readonly number[];
}

/** Options of an export. */
export interface ExportWish {
  readonly selection: BulkSelection;
  readonly columns: readonly string[];
  readonly format: ExportFormat;
}

/** Endpoints of a list. Actions without an endpoint are not offered. */
export interface ListCalls<Row> {
  /** The list endpoint, which is part of its cache keys. */
  readonly route: RouteContract;
  readonly list: (
    api: ApiClient,
    asked: ListAsked,
    signal?: AbortSignal,
  ) => Promise<ListAnswer<Row>>;
  /** Filters that every request of the list includes. */
  readonly scope?: Readonly<Record<string, string | number | boolean>>;
  /** Updates one row, based on its version. */
  readonly update?: (
    api: ApiClient,
    row: Row,
    set: Readonly<Record<string, unknown>>,
  ) => Promise<Row>;
  /** Sets the tags of a row to exactly these; resolves to the new tags. */
  readonly setTags?: (api: ApiClient, row: Row, ids: readonly number[]) => Promise<unknown>;
  readonly remove?: (api: ApiClient, selection: BulkSelection) => Promise<BulkAnswer>;
  readonly restore?: (api: ApiClient, ids: readonly number[]) => Promise<BulkAnswer>;
  readonly change?: (
    api: ApiClient,
    selection: BulkSelection,
    change: BulkChange,
  ) => Promise<BulkAnswer>;
  readonly export?: (api: ApiClient, wish: ExportWish) => Promise<Export>;
  /** True when bulk endpoints accept a filter as the selection. */
  readonly takesMatching: boolean;
}

/** Endpoints of an entity's contract that a list needs. */
export interface ListContract {
  readonly list: RouteContract;
  readonly update?: RouteContract;
  readonly bulkRemove?: RouteContract;
  readonly restore?: RouteContract;
  readonly bulk?: RouteContract;
  readonly export?: RouteContract;
  readonly setTags?: RouteContract;
}

/** Rows of a contract's list. */
export type ListedRow<C extends ListContract> =
  RouteResponse<C['list']> extends { readonly results: { readonly rows: readonly ListRow[] } }
    ? RowOf<RouteResponse<C['list']>>
    : never;

interface Named {
  readonly id: number;
  readonly version?: number;
}

/** Calls an endpoint with types that only the caller knows: entities differ in their types, not in their shapes. */
async function send<Answer>(api: ApiClient, route: RouteContract, input: object): Promise<Answer> {
  return (await api.call(route, input as never)) as Answer;
}

/** Returns the failures of a bulk change that changed nothing. */
function getFailures(error: unknown): readonly BulkFailure[] | undefined {
  if (!isApiError(error, 'nothing_deleted')) return undefined;
  const { failed } = error.body;
  return Array.isArray(failed) ? (failed as BulkFailure[]) : undefined;
}

/** Deletes rows; an error that lists all rows as failed is a result as well. */
export async function removing(
  call: () => Promise<{
    readonly deleted: readonly number[];
    readonly failed: readonly BulkFailure[];
    readonly work?: BulkWork | undefined;
  }>,
): Promise<BulkAnswer> {
  try {
    const { deleted, failed, work } = await call();
    return { done: deleted, count: deleted.length, failed, work };
  } catch (error) {
    const failed = getFailures(error);
    if (!failed) throw error;
    return { done: [], count: 0, failed };
  }
}

/** Returns the function that starts an export of a list. */
export function exportBy(
  route: RouteContract,
): (api: ApiClient, wish: ExportWish) => Promise<Export> {
  return async (api, body) =>
    (await send<{ export: Export }>(api, route, { body, idempotencyKey: crypto.randomUUID() }))
      .export;
}

/**
 * Derives the calls of a list from the contract of its entity.
 * @param name - key of the record in the response of an update
 */
export function entityCalls<const C extends ListContract>(
  contract: C,
  name: string,
): ListCalls<ListedRow<C>> {
  const { list, update, bulkRemove, restore, bulk, setTags } = contract;
  const toFile = contract.export;
  return {
    route: list,
    takesMatching: true,
    list: (api, query, signal) => send(api, list, { query, signal }),
    ...(update && {
      update: async (api: ApiClient, row: ListedRow<C>, set: object) => {
        const { id, version } = row as Named;
        const answer = await send<Record<string, ListedRow<C>>>(api, update, {
          params: { id },
          body: { ...set, ...(version !== undefined && { version }) },
        });
        // The contract defines the record under this key.
        return answer[name] as ListedRow<C>;
      },
    }),
    ...(setTags && {
      setTags: async (api: ApiClient, row: ListedRow<C>, ids: readonly number[]) => {
        const { id } = row as Named;
        const { tags } = await send<{ tags: unknown }>(api, setTags, {
          params: { id },
          body: { tags: ids },
        });
        return tags;
      },
    }),
    ...(bulkRemove && {
      remove: (api: ApiClient, selection: BulkSelection) =>
        removing(() => send(api, bulkRemove, { body: { selection } })),
    }),
    ...(restore && {
      restore: async (api: ApiClient, ids: readonly number[]) => {
        const { restored, failed } = await send<{
          restored: readonly number[];
          failed: readonly BulkFailure[];
        }>(api, restore, { body: { ids } });
        return { done: restored, count: restored.length, failed };
      },
    }),
    ...(bulk && {
      change: async (api: ApiClient, selection: BulkSelection, change: BulkChange) => {
        const { changed, failed, work } = await send<{
          changed: number;
          failed: readonly BulkFailure[];
          work?: BulkWork;
        }>(api, bulk, { body: { selection, ...change } });
        return { done: [], count: changed, failed, work };
      },
    }),
    ...(toFile && { export: exportBy(toFile) }),
  };
}
