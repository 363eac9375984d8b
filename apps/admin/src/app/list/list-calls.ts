import { type ApiClient, isApiError, type RowOf } from '@org/api-client';
import type { BulkWork, Export, ExportFormat, RouteContract, RouteResponse } from '@org/schema';
import type { BulkSelection } from './list-selection.ts';
import type { ListAsked } from './list-state.ts';

/** Answer of a list. */
export interface ListAnswer<Row> {
  readonly results: {
    readonly rows: readonly Row[];
    readonly total: number;
    readonly totalIsCapped: boolean;
  };
}

/** A row that a bulk call left as it was, and why. */
export interface BulkFailure {
  readonly id: number;
  readonly error: string;
}

/** What became of the rows of a bulk call: of those it was done for the ids, or how many where it names none. */
export interface BulkAnswer {
  readonly done: readonly number[];
  readonly count: number;
  readonly failed: readonly BulkFailure[];
  /** Where there were more than one call changes: the work that changes them in the background. */
  readonly work?: BulkWork | undefined;
}

/** What many rows are changed to. */
export interface BulkChange {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly addTags?: readonly number[];
  readonly removeTags?: readonly number[];
}

/** What an export writes. */
export interface ExportWish {
  readonly selection: BulkSelection;
  readonly columns: readonly string[];
  readonly format: ExportFormat;
}

/** The calls that a list makes. What is absent is not offered. */
export interface ListCalls<Row> {
  /** The call of the list, which names its answers in the cache. */
  readonly route: RouteContract;
  readonly list: (
    api: ApiClient,
    asked: ListAsked,
    signal?: AbortSignal,
  ) => Promise<ListAnswer<Row>>;
  /** What every call of the list is narrowed by, whatever is asked of it. */
  readonly scope?: Readonly<Record<string, string | number | boolean>>;
  /** Changes one row, based on its version. */
  readonly update?: (
    api: ApiClient,
    row: Row,
    set: Readonly<Record<string, unknown>>,
  ) => Promise<Row>;
  /** Gives one row exactly these tags; resolves to them as the row has them. */
  readonly setTags?: (api: ApiClient, row: Row, ids: readonly number[]) => Promise<unknown>;
  readonly remove?: (api: ApiClient, selection: BulkSelection) => Promise<BulkAnswer>;
  readonly restore?: (api: ApiClient, ids: readonly number[]) => Promise<BulkAnswer>;
  readonly change?: (
    api: ApiClient,
    selection: BulkSelection,
    change: BulkChange,
  ) => Promise<BulkAnswer>;
  readonly export?: (api: ApiClient, wish: ExportWish) => Promise<Export>;
  /** True where a selection may be all that the list is narrowed to. */
  readonly takesMatching: boolean;
}

/** The calls of an entity's contract that lists are made of. */
export interface ListContract {
  readonly list: RouteContract;
  readonly update?: RouteContract;
  readonly bulkRemove?: RouteContract;
  readonly restore?: RouteContract;
  readonly bulk?: RouteContract;
  readonly export?: RouteContract;
  readonly setTags?: RouteContract;
}

type Row<C extends ListContract> =
  RouteResponse<C['list']> extends { readonly results: { readonly rows: readonly unknown[] } }
    ? RowOf<RouteResponse<C['list']>>
    : never;

interface Named {
  readonly id: number;
  readonly version?: number;
}

/** Makes a call of which only the caller knows what it takes and answers: entities differ in their types, not in their forms. */
async function send<Answer>(api: ApiClient, route: RouteContract, input: object): Promise<Answer> {
  return (await api.call(route, input as never)) as Answer;
}

/** What a call answers that did nothing at all: the reason of each row. */
function getFailures(error: unknown): readonly BulkFailure[] | undefined {
  if (!isApiError(error, 'nothing_deleted')) return undefined;
  const { failed } = error.body;
  return Array.isArray(failed) ? (failed as BulkFailure[]) : undefined;
}

/** Deletes, where a call that could delete nothing is an answer as well: every row failed. */
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

/** What begins an export of a list, from its call. */
export function exportBy(
  route: RouteContract,
): (api: ApiClient, wish: ExportWish) => Promise<Export> {
  return async (api, body) =>
    (await send<{ export: Export }>(api, route, { body, idempotencyKey: crypto.randomUUID() }))
      .export;
}

/**
 * The calls of a list from the contract of its entity.
 * Shape: contract, key of the record in the answer of a change → calls.
 */
export function entityCalls<const C extends ListContract>(
  contract: C,
  name: string,
): ListCalls<Row<C>> {
  const { list, update, bulkRemove, restore, bulk, setTags } = contract;
  const toFile = contract.export;
  return {
    route: list,
    takesMatching: true,
    list: (api, query, signal) => send(api, list, { query, signal }),
    ...(update && {
      update: async (api: ApiClient, row: Row<C>, set: object) => {
        const { id, version } = row as Named;
        const answer = await send<Record<string, Row<C>>>(api, update, {
          params: { id },
          body: { ...set, ...(version !== undefined && { version }) },
        });
        // The contract of the call has the record under this key.
        return answer[name] as Row<C>;
      },
    }),
    ...(setTags && {
      setTags: async (api: ApiClient, row: Row<C>, ids: readonly number[]) => {
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
