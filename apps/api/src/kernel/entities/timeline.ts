import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AskedList, defineList } from '../database/list-definition.ts';
import { orderBy } from '../database/list-order.ts';
import type { ListResults } from '../database/list-page.ts';
import { mapRows, readList } from '../database/read-list.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import type { Changes } from '../events/changes.ts';

const LONGEST = 500;

/** A value as the log keeps it: long text is cut. */
function kept(value: unknown): unknown {
  if (typeof value === 'string' && value.length > LONGEST) return `${value.slice(0, LONGEST)}…`;
  return value ?? null;
}

/**
 * Returns the differences between a row before and after a change.
 * @param columns - columns that were set
 * @returns changes; undefined for none
 */
export function changesBetween(
  before: object,
  after: object,
  columns: readonly string[],
): Changes | undefined {
  const pairs = columns.flatMap((name): [string, readonly [unknown, unknown]][] => {
    const [was, is]: [unknown, unknown] = [Reflect.get(before, name), Reflect.get(after, name)];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [[name, [kept(was), kept(is)]]];
  });
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

const LOG = defineList({
  table: 'audit_log',
  rows: (tx) =>
    tx
      .selectFrom('audit_log')
      .leftJoin('people', (join) =>
        join
          .onRef('people.tenant_id', '=', 'audit_log.tenant_id')
          .onRef('people.user_id', '=', 'audit_log.user_id'),
      )
      .select([
        'audit_log.id',
        'audit_log.created_at',
        'audit_log.entity',
        'audit_log.action',
        'audit_log.changes',
        'audit_log.user_id',
        'people.display_name',
      ]),
  orders: { at: orderBy('number', 'audit_log.id') },
  usual: { by: 'at', direction: 'desc' },
  hasTrash: false,
});

/** One entry of a record's history. */
export interface TimelineEntry {
  readonly id: number;
  readonly at: string;
  readonly action: string;
  readonly user: { readonly id: number; readonly displayName: string } | null;
  readonly changes: { readonly field: string; readonly from: unknown; readonly to: unknown }[];
}

/** One entry of the audit log: of which entity, too. */
export interface LogEntry extends TimelineEntry {
  readonly entity: string;
}

/**
 * Entries of the audit log, newest first.
 * @param which - which ones
 * @param query - checked query
 * @returns entries
 */
export async function readLog(
  tx: TenantTx,
  which: readonly RawBuilder<SqlBool>[],
  query: AskedList,
): Promise<ListResults<LogEntry>> {
  return mapRows(await readList(tx, LOG, query, which), (row) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    entity: row.entity,
    action: row.action,
    user: row.user_id === null ? null : { id: row.user_id, displayName: row.display_name ?? '' },
    changes: Object.entries(row.changes ?? {}).map(([field, [from, to]]) => ({ field, from, to })),
  }));
}

/** Reads the timeline of a record, newest first. */
export async function readTimeline(
  tx: TenantTx,
  entity: string,
  id: number,
  query: AskedList,
): Promise<ListResults<TimelineEntry>> {
  const which = [
    sql<SqlBool>`audit_log.entity = ${entity}`,
    sql<SqlBool>`audit_log.entity_id = ${id}`,
  ];
  return mapRows(await readLog(tx, which, query), ({ entity: _of, ...entry }) => entry);
}
